import type { TRANSLATED_LOCALES } from "@grow/i18n/locales";

/** The words of an invoice. */
export interface InvoiceWords {
  invoice: string;
  number: string;
  date: string;
  billTo: string;
  item: string;
  period: string;
  net: string;
  vat: string;
  total: string;
  state: Readonly<Record<"open" | "paid" | "refunded" | "void", string>>;
}

export const INVOICE_WORDS: Readonly<Record<(typeof TRANSLATED_LOCALES)[number], InvoiceWords>> = {
  en: {
    invoice: "Invoice",
    number: "Number",
    date: "Date",
    billTo: "Bill to",
    item: "Item",
    period: "Period",
    net: "Net",
    vat: "VAT",
    total: "Total",
    state: { open: "Open", paid: "Paid", refunded: "Refunded", void: "Cancelled" },
  },
  de: {
    invoice: "Rechnung",
    number: "Nummer",
    date: "Datum",
    billTo: "Rechnung an",
    item: "Posten",
    period: "Zeitraum",
    net: "Netto",
    vat: "USt.",
    total: "Summe",
    state: { open: "Offen", paid: "Bezahlt", refunded: "Erstattet", void: "Storniert" },
  },
  es: {
    invoice: "Factura",
    number: "Número",
    date: "Fecha",
    billTo: "Facturar a",
    item: "Concepto",
    period: "Periodo",
    net: "Base",
    vat: "IVA",
    total: "Total",
    state: { open: "Pendiente", paid: "Pagada", refunded: "Reembolsada", void: "Anulada" },
  },
  ru: {
    invoice: "Счёт",
    number: "Номер",
    date: "Дата",
    billTo: "Плательщик",
    item: "Наименование",
    period: "Период",
    net: "Без НДС",
    vat: "НДС",
    total: "Итого",
    state: { open: "Ждёт оплаты", paid: "Оплачен", refunded: "Возврат", void: "Отменён" },
  },
  th: {
    invoice: "ใบแจ้งหนี้",
    number: "เลขที่",
    date: "วันที่",
    billTo: "ออกในนาม",
    item: "รายการ",
    period: "ระยะเวลา",
    net: "ก่อนภาษี",
    vat: "ภาษีมูลค่าเพิ่ม",
    total: "รวม",
    state: { open: "รอชำระ", paid: "ชำระแล้ว", refunded: "คืนเงินแล้ว", void: "ยกเลิกแล้ว" },
  },
};
