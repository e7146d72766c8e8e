import "./locales/catalog.ts";
import type { OptionFact, SectionField } from "@grow/domain/sections";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<SectionField["name"], MessageDescriptor> = {
  light_type: msg({ id: "fact.light_type", message: "Type of light" }),
  watt: msg({ id: "fact.watt", message: "Power" }),
  ppfd: msg({ id: "fact.ppfd", message: "Light in the centre" }),
  efficacy: msg({ id: "fact.efficacy", message: "Efficacy" }),
  controller_type: msg({ id: "fact.controller_type", message: "Regulates" }),
  controller_controls: msg({ id: "fact.controller_controls", message: "Switches" }),
  sensors: msg({ id: "fact.sensors", message: "Sensors" }),
  hydroponic_system: msg({ id: "fact.hydroponic_system", message: "System" }),
  box_size: msg({ id: "fact.box_size", message: "Size" }),
  drip_volume: msg({ id: "fact.drip_volume", message: "Tank" }),
  air_filter_type: msg({ id: "fact.air_filter_type", message: "For" }),
  air_flow: msg({ id: "fact.air_flow", message: "Air flow" }),
  pipe_diameter: msg({ id: "fact.pipe_diameter", message: "Pipe diameter" }),
  volume: msg({ id: "fact.volume", message: "Volume" }),
};

const OPTIONS: Record<OptionFact, Readonly<Record<string, MessageDescriptor>>> = {
  light_type: {
    1: msg({ id: "fact.light.fluorescent", message: "Fluorescent" }),
    2: msg({ id: "fact.light.hid", message: "HID" }),
    3: msg({ id: "fact.light.led", message: "LED" }),
  },
  controller_type: {
    environment: msg({ id: "fact.controller.environment", message: "Climate" }),
    watering: msg({ id: "fact.controller.watering", message: "Watering" }),
  },
  controller_controls: {
    humidifiers: msg({ id: "fact.controls.humidifiers", message: "Humidifiers" }),
    dehumidifiers: msg({ id: "fact.controls.dehumidifiers", message: "Dehumidifiers" }),
    co2: msg({ id: "fact.controls.co2", message: "CO₂" }),
    ventilation: msg({ id: "fact.controls.ventilation", message: "Ventilation" }),
    air_conditioners: msg({ id: "fact.controls.air_conditioners", message: "Air conditioners" }),
    lights: msg({ id: "fact.controls.lights", message: "Lights" }),
  },
  sensors: {
    air_temperature: msg({ id: "fact.sensor.air_temperature", message: "Air temperature" }),
    water_temperature: msg({ id: "fact.sensor.water_temperature", message: "Water temperature" }),
    soil_temperature: msg({ id: "fact.sensor.soil_temperature", message: "Substrate temperature" }),
    humidity: msg({ id: "fact.sensor.humidity", message: "Humidity" }),
    co2: msg({ id: "fact.controls.co2", message: "CO₂" }),
    par: msg({ id: "fact.sensor.par", message: "PAR light" }),
    water_ph: msg({ id: "fact.sensor.water_ph", message: "Water pH" }),
    water_ec: msg({ id: "fact.sensor.water_ec", message: "Water EC" }),
  },
  hydroponic_system: {
    drip: msg({ id: "fact.hydro.drip", message: "Drip" }),
    wick: msg({ id: "fact.hydro.wick", message: "Wick" }),
    dwc: msg({ id: "fact.hydro.dwc", message: "Deep water culture" }),
    ebb: msg({ id: "fact.hydro.ebb", message: "Ebb and flow" }),
    nft: msg({ id: "fact.hydro.nft", message: "NFT" }),
    aeroponics: msg({ id: "fact.hydro.aeroponics", message: "Aeroponics" }),
  },
  air_filter_type: {
    intake: msg({ id: "fact.filter.intake", message: "Intake" }),
    exhaust: msg({ id: "fact.filter.exhaust", message: "Exhaust" }),
  },
};

/** The label of a fact: "Power". */
export function factName(i18n: I18n, fact: SectionField["name"]): string {
  return i18n._(NAMES[fact]);
}

/** The label of an option of a fact: "Deep water culture"; undefined for an unknown one. */
export function factOption(i18n: I18n, fact: OptionFact, value: string | number): string | undefined {
  const word = Object.hasOwn(OPTIONS[fact], value) ? OPTIONS[fact][value] : undefined;
  return word && i18n._(word);
}

/** The fact with this name, if there is one. */
export function factNamed(name: string): SectionField["name"] | undefined {
  return Object.hasOwn(NAMES, name) ? (name as SectionField["name"]) : undefined;
}

/** Whether a fact is one of several options. */
export function hasOptions(fact: SectionField["name"]): fact is OptionFact {
  return Object.hasOwn(OPTIONS, fact);
}
