/**
 * @param {string} kebab `week-editor`
 * @returns {string} `weekEditor`
 */
export function camel(kebab) {
  return kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * @param {string} kebab `week-editor`
 * @returns {string} `WeekEditor`
 */
export function pascal(kebab) {
  const name = camel(kebab);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * @param {string} kebab `week-editor`
 * @returns {string} `Week editor`
 */
export function words(kebab) {
  const text = kebab.replaceAll("-", " ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * @param {string} name `getDiaryHarvest`
 * @returns {string} `Get diary harvest`
 */
export function sentence(name) {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * @param {string} name `getDiaryHarvest`
 * @returns {string} `get-diary-harvest`
 */
export function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
