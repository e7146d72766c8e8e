/** The form's name for the id of the row that was chosen in a field with suggestions. */
export const refIdField = (name: string) => `${name}_id`;
