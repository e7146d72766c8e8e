/**
 * The data of an API response.
 *
 * @throws an Error offline, without a response, and for any status but 2xx
 */
export async function getJson<Data>(url: string): Promise<Data> {
  if (!navigator.onLine) throw new Error("No connection");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}
