import type { PageText } from "../page-text.ts";

/** Opening words of pages that are more than a text. */
export const contact: PageText = {
  title: "ติดต่อเรา",
  description: "เขียนถึงคนที่ดูแล Grow",
  text: `
<p>มีคำถาม มีไอเดีย หรือเจออะไรเสีย เขียนมาได้เลย มีคนตอบจริง ๆ ส่วนใหญ่ภายใน 2 วัน</p>
<p>หรือทางอีเมล: <a href="mailto:{email}">{email}</a></p>
`,
};

export const partner: PageText = {
  title: "สำหรับแบรนด์",
  description: "ดูแลแบรนด์ของคุณบน Grow: สินค้า ตารางปุ๋ย ผู้ทดสอบ และคำตอบถึงคนปลูก",
  text: "<p>สินค้าของคุณอยู่ในไดอารี่ของคนปลูกแล้ว ดูแลหน้าแบรนด์ ตอบรีวิว และหาผู้ทดสอบได้ในพอร์ทัลแบรนด์</p>",
};

export const premium: PageText = {
  title: "Premium",
  description: "อ่านไดอารี่ที่ล็อกไว้ได้ทีละสัปดาห์ ไม่มีโฆษณา",
  text: "<p>Premium เปิดอ่านไดอารี่ที่ล็อกไว้ได้ทั้งหมดและซ่อนโฆษณา ส่วนไดอารี่ของคุณเองเขียนฟรีเสมอ</p>",
};

export const widget: PageText = {
  title: "แสดงไดอารี่บนเว็บของคุณ",
  description: "การ์ดเล็ก ๆ ของไดอารี่ คนปลูก หรือแบรนด์ ใช้ได้กับทุกเว็บ",
  text: "<p>เลือกไดอารี่ คัดลอกโค้ดบรรทัดเดียว แล้ววางในเว็บของคุณ การ์ดอัปเดตเอง มีทั้งธีมสว่างและมืด ไม่ใช้คุกกี้หรือสคริปต์</p>",
};

export const welcome: PageText = {
  title: "ยินดีต้อนรับสู่ Grow",
  description: "ดีใจที่คุณมา เริ่มจากตรงนี้ก่อน",
  text: `<p>ดีใจที่คุณมา <a href="/diaries/edit/new">เริ่มไดอารี่</a> หรือดูว่าคนอื่นปลูกอะไรกันที่<a href="/explore">หน้ารวมไดอารี่</a></p>`,
};
