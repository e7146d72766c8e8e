import { MEASURE_CHOICES, type Measures, type Quantity } from "@grow/domain";

/** The units of one quantity, and which is chosen. */
export interface QuantityView {
  quantity: Quantity;
  choices: readonly string[];
  chosen: string;
}

/** What the screen shows. */
export interface InterfaceView {
  quantities: readonly QuantityView[];
}

/** Most used first. */
const ORDER: readonly Quantity[] = ["temperature", "tds", "nutrient", "volume", "length", "square", "weight"];

/** The units a reader may choose, quantity by quantity. */
export function interfaceView(measures: Measures): InterfaceView {
  return {
    quantities: ORDER.map((quantity) => ({
      quantity,
      choices: MEASURE_CHOICES[quantity],
      chosen: measures[quantity],
    })),
  };
}
