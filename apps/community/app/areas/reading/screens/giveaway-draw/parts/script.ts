/**
 * A Python program that finds the places from the published list: the entry numbers, the winner first. Python's own library is enough.
 *
 * @param file - name of the downloaded list
 * @param secret - null where votes decide
 */
export function scriptFor(file: string, secret: string | null): string {
  const head = [
    "import hashlib",
    `text = open("${file}").read()`,
    "sha = lambda t: hashlib.sha256(t.encode())",
  ];
  const foot = ['print("list:", sha(text).hexdigest())', 'print("places:", ids)'];
  if (secret === null) {
    return [
      ...head,
      "rows = [line.split() for line in text.splitlines()]",
      "rows.sort(key=lambda r: (-int(r[3]), int(r[0])))",
      "ids = [int(r[0]) for r in rows]",
      ...foot,
    ].join("\n");
  }
  return [
    ...head,
    `secret = "${secret}"`,
    "seed = sha(secret + sha(text).hexdigest()).hexdigest()",
    "ids = [int(line.split()[0]) for line in text.splitlines()]",
    "def words():",
    "    block = 0",
    "    while True:",
    '        data = sha(f"{seed}:{block}").digest()',
    '        yield from (int.from_bytes(data[i:i + 4], "big") for i in range(0, 32, 4))',
    "        block += 1",
    "numbers = words()",
    "for last in range(len(ids) - 1, 0, -1):",
    "    fair = 2**32 - 2**32 % (last + 1)",
    "    word = next(n for n in numbers if n < fair)",
    "    place = word % (last + 1)",
    "    ids[last], ids[place] = ids[place], ids[last]",
    'print("secret:", sha(secret).hexdigest())',
    ...foot,
  ].join("\n");
}
