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
  payment: string;
  amount: string;
  /** The last day to pay. */
  due: string;
  payee: string;
  /** Of a transfer: the number of the invoice. */
  reference: string;
  /** Shown while an operator has not set where to pay. */
  follows: string;
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
    payment: "Payment",
    amount: "Amount",
    due: "Pay by",
    payee: "Payee",
    reference: "Reference",
    follows: "We'll email you the payment details.",
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
    payment: "Zahlung",
    amount: "Betrag",
    due: "Zahlbar bis",
    payee: "Empfänger",
    reference: "Verwendungszweck",
    follows: "Die Zahlungsdaten schicken wir dir per E-Mail.",
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
    payment: "Pago",
    amount: "Importe",
    due: "Pagar antes del",
    payee: "Beneficiario",
    reference: "Referencia",
    follows: "Te enviaremos los datos de pago por correo.",
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
    payment: "Оплата",
    amount: "Сумма",
    due: "Оплатить до",
    payee: "Получатель",
    reference: "Назначение платежа",
    follows: "Реквизиты пришлём по почте.",
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
    payment: "การชำระเงิน",
    amount: "ยอดเงิน",
    due: "ชำระภายใน",
    payee: "ผู้รับเงิน",
    reference: "หมายเลขอ้างอิง",
    follows: "เราจะส่งรายละเอียดการชำระเงินให้ทางอีเมล",
    state: { open: "รอชำระ", paid: "ชำระแล้ว", refunded: "คืนเงินแล้ว", void: "ยกเลิกแล้ว" },
  },
};
