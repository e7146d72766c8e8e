import type { Lang } from "../people/growers.ts";

/** A comment on a post. */
export interface PostComment {
  readonly lang: Lang;
  readonly text: string;
  /** What the author of the post replies. */
  readonly reply?: string;
}

/** Comments on the posts by slug, the oldest first. */
export const POST_COMMENTS: Readonly<Record<string, readonly PostComment[]>> = {
  "reading-runoff-ec": [
    {
      lang: "en",
      text: "I've been measuring the first splash for two years. The second round reads 0.7 higher in my pots.",
      reply: "Happens to everyone. Write down both for a week, then you'll trust the second one.",
    },
    {
      lang: "en",
      text: "My pen keeps climbing for a good minute before it settles. Is that the pen or the sample?",
      reply: "Usually the pen. If it still climbs after a minute, clean the electrode.",
    },
  ],
  "vpd-without-a-table": [
    {
      lang: "en",
      text: "Pointed an infrared thermometer at the leaves: 2 °C below the air. That explains a lot.",
      reply: "Do it again with the lamp dimmed. The difference shrinks, and so does the drying pull.",
    },
    {
      lang: "de",
      text: "Endlich ohne bunte Tabelle. Seit ich am Blatt messe, läuft der Befeuchter halb so oft.",
    },
    {
      lang: "ru",
      text: "Померил лист инфракрасным термометром: на 2 °C холоднее воздуха. Увлажнитель теперь включаю реже.",
    },
    { lang: "th", text: "ลองวัดที่ใบดูแล้ว เย็นกว่าอากาศเกือบสององศา เข้าใจเลยว่าทำไมตารางไม่เคยตรง" },
  ],
  "led-bei-30-zentimetern": [
    {
      lang: "de",
      text: "Bei mir haben die oberen Blätter nach zwei Tagen die Ränder hochgeklappt. Fünf Zentimeter höher, und es war Ruhe.",
      reply: "Genau das ist das Zeichen. Die Ränder melden sich früher als jede App.",
    },
    {
      lang: "de",
      text: "Misst du den Abstand am höchsten Trieb oder im Schnitt über das Netz?",
      reply: "Am höchsten Trieb. Der bekommt den Sonnenbrand, nicht der Durchschnitt.",
    },
  ],
  "razgovor-na-podokonnike": [
    {
      lang: "ru",
      text: "Спасибо за разговор. Думал, на подоконнике без лампы делать нечего, теперь попробую автоцвет.",
      reply: "Пробуйте весной, когда день растёт. И поворачивайте горшок.",
    },
    {
      lang: "ru",
      text: "У меня окно на восток, и всё то же самое: света хватает, если не жадничать с размером горшка.",
    },
  ],
  "drying-in-a-warm-flat": [
    {
      lang: "en",
      text: "The carton trick works. Ten days at 24 °C instead of five, and the jars finally smell of something.",
      reply: "Ten days is a good result. Which strain was it?",
    },
    { lang: "de", text: "Dachgeschoss, 27 °C im September. Der Karton im Flur hat die Ernte gerettet." },
    {
      lang: "es",
      text: "Aquí en verano no bajamos de 28 °C. Con la caja he llegado a ocho días; antes eran cuatro.",
    },
    { lang: "ru", text: "Гигрометр в банке изменил всё. Раньше закрывал на глаз, и половина пахла сеном." },
  ],
  "an-khao-kotmai": [
    { lang: "th", text: "ดีมากที่บอกให้ดูวันที่ของข่าวก่อน ในกลุ่มแชร์ข่าวเก่ากันทุกเดือน" },
    {
      lang: "th",
      text: "ขอบคุณครับ ส่งให้พ่อแม่อ่านแล้ว อ่านง่ายกว่าประกาศเยอะ",
      reply: "ยินดีครับ ถ้าเจอข่าวไหนไม่แน่ใจ เอามาถามที่นี่ได้",
    },
  ],
  "three-seedbanks-by-harvest": [
    {
      lang: "en",
      text: "Harvest weights from diaries instead of the packet. More of this, please.",
      reply: "The packet is a best case. Diaries include the week somebody forgot to water.",
    },
    {
      lang: "en",
      text: "I got less than your range with Harbour Fog, but my tent was cold for three weeks.",
    },
  ],
  "na-fon-dok-mai-nao": [
    {
      lang: "th",
      text: "ปีที่แล้วเสียไปสามดอกใหญ่เพราะไม่ได้เขย่าน้ำออกตอนเช้า ปีนี้จะลองทำตาม",
      reply: "แค่เขย่ากับเปิดพัดลมก็ช่วยได้มากแล้วครับ",
    },
    { lang: "th", text: "พันธุ์ดอกโปร่งช่วยได้จริง แถวบ้านชื้นตลอด ดอกแน่นไม่เคยรอด" },
  ],
  "keimen-im-kuechenpapier-gezaehlt": [
    {
      lang: "de",
      text: "Ich hab nie mitgezählt und war trotzdem überzeugt, dass meine Methode besser ist. Erwischt.",
    },
    {
      lang: "de",
      text: "Wie nass war das Papier? Bei mir schimmelt es nach drei Tagen.",
      reply: "Nur feucht: ausdrücken, bis kein Tropfen mehr kommt. Und jeden Tag kurz lüften.",
    },
  ],
  "variedades-autoctonas-una-historia": [
    {
      lang: "es",
      text: "Qué gusto leer de dónde vienen sin que te vendan nada. La próxima planta larga va por vosotros.",
    },
    {
      lang: "es",
      text: "¿Cuánto se puede alargar la floración en el norte? Aquí en octubre ya llueve.",
      reply: "En el norte, mejor un híbrido o la carpa. Octubre no perdona.",
    },
  ],
  "trihomy-pod-lupoy": [
    {
      lang: "ru",
      text: "Смотрел только на верхушку и две осени подряд срезал рано. Теперь проверяю и нижний ярус.",
      reply: "Нижние отстают примерно на неделю. Можно срезать в два приёма.",
    },
    {
      lang: "ru",
      text: "Лупы на 60× хватает? Или лучше взять микроскоп к телефону?",
      reply: "Хватает, если упереть локоть. Микроскоп удобнее для снимков.",
    },
  ],
  "regar-a-38-grados": [
    { lang: "es", text: "Lo de regar al amanecer y no al mediodía me salvó la terraza este verano." },
    {
      lang: "es",
      text: "¿La maceta clara se nota tanto? Las mías son negras y arden.",
      reply: "Mucho. Si no quieres cambiarlas, envuélvelas con una tela blanca.",
    },
  ],
};
