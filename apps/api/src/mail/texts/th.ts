import type { MailTexts } from "./en.ts";

export const th: MailTexts = {
  "mail.confirm.subject": "ยืนยันอีเมลของคุณ",
  "mail.confirm.preview": "กดครั้งเดียว แล้วเริ่มสัปดาห์แรกได้เลย",
  "mail.confirm.heading": "ยืนยันอีเมลของคุณ",
  "mail.confirm.paragraph": "สวัสดี {name} กดครั้งเดียว อีเมลนี้ก็จะเป็นของคุณบน Grow ลิงก์ใช้ได้ 24 ชั่วโมง",
  "mail.confirm.button": "ยืนยัน {email}",
  "mail.confirm.why": "ไม่ได้สมัครใช่ไหม ไม่ต้องทำอะไร หากไม่มีลิงก์นี้ก็ไม่มีใครยืนยันอีเมลนี้ได้",
  "mail.reset.subject": "ตั้งรหัสผ่านใหม่",
  "mail.reset.preview": "ลิงก์ใช้ได้หนึ่งชั่วโมง",
  "mail.reset.heading": "รหัสผ่านใหม่",
  "mail.reset.paragraph": "มีคนขอตั้งรหัสผ่านใหม่ให้ {name}",
  "mail.reset.button": "ตั้งรหัสผ่านใหม่",
  "mail.reset.note": "ลิงก์ใช้ได้หนึ่งชั่วโมงและใช้ได้ครั้งเดียว ระหว่างนี้รหัสผ่านเดิมยังใช้ได้",
  "mail.reset.why": "ไม่ใช่คุณใช่ไหม ไม่มีอะไรเปลี่ยน ไม่ต้องสนใจอีเมลฉบับนี้",
  "mail.copy": "หรือคัดลอกที่อยู่นี้:",
  "mail.foot": "Grow สำหรับผู้ใหญ่ ในที่ที่กฎหมายอนุญาต",
};
