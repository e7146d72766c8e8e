/** Fields of the form of a diary that can say what is wrong with them. */
export const DIARY_FIELDS = [
  "name",
  "lang",
  "type_room",
  "type_soil",
  "type_watering",
  "visibility",
  "is_hidden",
  "cnt_seeds",
  "items_equip",
  "cover",
];
