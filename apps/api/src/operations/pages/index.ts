import { listContacts } from "./contacts/list-contacts.ts";
import { sendContact } from "./contacts/send-contact.ts";
import { updateContact } from "./contacts/update-contact.ts";
import { getPage } from "./get-page.ts";

export const pagesOperations = { getPage, listContacts, sendContact, updateContact };
