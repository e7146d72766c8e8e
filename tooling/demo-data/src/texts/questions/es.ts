import type { QuestionText } from "./question-text.ts";

/** Questions of growers who write Spanish. */
export const esQuestions: readonly QuestionText[] = [
  {
    title: "¿Por qué se ponen amarillas las hojas de abajo?",
    text: "Empezó hace una semana por las hojas más viejas y va subiendo. Dejo las mediciones de la semana. ¿Le falta nitrógeno o estoy regando de más?",
    symptoms: ["yellow-lower-leaves"],
    faza: 0,
    isFromDiary: true,
    photo: "yellowing",
    answers: [
      {
        text: "Tiene pinta de falta de nitrógeno. Dale media dosis del abono de crecimiento en los dos próximos riegos y fíjate en las hojas nuevas: las amarillas no se recuperan.",
        isAccepted: true,
        thanks: "Media dosis y en una semana se frenó. ¡Gracias!",
      },
      {
        text: "Antes de abonar, levanta la maceta. Si sigue pesada tres días después del riego, el problema es el agua.",
      },
    ],
  },
  {
    title: "Agujeros en las hojas cada mañana, pero no veo ningún bicho",
    text: "Cultivo en la terraza. Por la noche aparecen mordiscos redondos y de día no encuentro nada, ni debajo de las hojas.",
    symptoms: ["holes-in-leaves", "caterpillars"],
    faza: 0,
    photo: "holes",
    comment: "Mira también si hay rastro brillante en la maceta: serían babosas.",
    answers: [
      {
        text: "Sal con una linterna dos horas después de anochecer. Seguramente son orugas. Bacillus thuringiensis al caer la tarde, cada siete días, y se acabó.",
        isAccepted: true,
        thanks: "Eran orugas, tres en una sola planta. Ya está tratado.",
      },
      { text: "A mí me pasó con saltamontes. Una malla fina alrededor lo soluciona." },
      { text: "Busca bolitas negras en las hojas, son los excrementos. Justo encima suele estar la oruga." },
    ],
  },
  {
    title: "Oídio en la tercera semana de floración, ¿qué puedo aplicar?",
    text: "Manchas blancas como harina en las hojas grandes. Se quitan con el dedo, pero vuelven. Interior, carpa de 80×80.",
    symptoms: ["white-powder", "humid-air"],
    faza: 1,
    answers: [
      {
        text: "Bicarbonato de potasio, 5 g por litro, con la luz apagada y sin mojar los cogollos. Quita las hojas peores y pon un ventilador que mueva el aire por debajo.",
        isAccepted: true,
      },
      { text: "Baja la humedad del 50% por la noche. Sin eso vuelve siempre." },
    ],
  },
  {
    title: "Puntas quemadas desde que cambié de abono",
    text: "Las puntas se ponen marrones y se doblan hacia abajo. Uso la dosis que marca la tabla de cultivo del fabricante. Adjunto las mediciones de esa semana.",
    symptoms: ["brown-leaf-tips"],
    faza: 1,
    isFromDiary: true,
    photo: "tip_burn",
    answers: [
      {
        text: "Las tablas suelen ir altas. Empieza con el 60% y sube solo si la planta lo pide. Un riego con agua sola ahora mismo le vendrá bien.",
        isAccepted: true,
        thanks: "Con el 60% van perfectas.",
      },
      { text: "Mide la EC del drenaje. Si sale más alta que la de entrada, hay sales acumuladas." },
      { text: "El agua del grifo también cuenta. La mía ya sale a 0,7." },
    ],
  },
  {
    title: "Tallo roto al doblarlo, ¿se puede salvar la rama?",
    text: "Estaba haciendo LST y se partió a la mitad, cuelga de la piel. Tiene unas seis hojas y buen color todavía.",
    symptoms: ["broken-stem"],
    faza: 0,
    answers: [
      {
        text: "Junta las dos partes, cinta bien firme y un palito de tutor. En diez días hace un nudo y queda más fuerte que antes.",
      },
      {
        text: "Sí se salva. Riega un poco antes de doblar la próxima vez y hazlo por la tarde, están más flexibles.",
      },
    ],
  },
  {
    title: "Las hojas nuevas salen retorcidas y finas",
    text: "Solo en la punta de crecimiento. No veo bichos a simple vista y el pH del agua está en 6,4. Es tierra con humus, sin abono todavía.",
    symptoms: ["twisted-new-leaves"],
    faza: 0,
    answers: [
      {
        text: "Mira con una lupa de 60 aumentos el envés de la hoja más nueva. Los ácaros anchos no se ven sin lupa.",
      },
    ],
  },
  {
    title: "Cogollos poco compactos en exterior",
    text: "Quedan unas tres semanas y siguen muy aireados. Reciben sol hasta las cuatro de la tarde. ¿Depende del riego, de la genética o de las horas de sol?",
    symptoms: ["airy-buds"],
    faza: 1,
    answers: [
      { text: "Con sol solo hasta las cuatro, es la luz. Si puedes mover la maceta, gánale dos horas más." },
      { text: "Y el calor. Con más de 32 grados los cogollos se abren. Aun así, engordan mucho al final." },
      { text: "No le subas el fósforo por eso. No compacta y sí acumula sales." },
    ],
  },
  {
    title: "¿Alguien vende esquejes por la zona?",
    text: "Perdí dos plantas por raíces podridas y busco reemplazo cerca.",
    symptoms: ["slimy-roots"],
    faza: 0,
    isRemoved: true,
    answers: [
      { text: "Aquí no se puede vender ni comprar plantas. Pregunta mejor qué pasó con las raíces." },
    ],
  },
];
