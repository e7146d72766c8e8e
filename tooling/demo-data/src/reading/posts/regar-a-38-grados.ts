import type { PostSeed } from "../post.ts";

export const regarA38Grados: PostSeed = {
  slug: "regar-a-38-grados",
  category: "practice",
  tags: ["watering", "outdoor", "climate"],
  author: "terraza9",
  daysAgo: 54,
  picture: {
    shows: "A bushy plant on a sunny balcony with its leaves hanging a little.",
    spec: {
      kind: "plant",
      phase: "vegetative",
      view: "whole",
      setting: "balcony",
      habit: "bushy",
      flaws: { droop: 0.5 },
      seed: 410,
      hue: 100,
      week: 5,
      frame: "wide",
    },
  },
  figure: {
    shows: "A light-coloured fabric pot on a plain table.",
    spec: { kind: "product", seed: 5801, shape: "pot", hue: 40 },
  },
  diaries: [{ lang: "es", outdoors: true }],
  texts: {
    es: {
      title: "Regar a 38 grados",
      preview:
        "Una ola de calor en la terraza no se gana con más agua, sino con raíces frescas. Cuánto regar, a qué hora y qué no hacer cuando las hojas se caen a las cuatro de la tarde.",
      authorRole: "Cultiva en una terraza al sur, noveno piso",
      figureAlt: "Una maceta de tela de color claro",
      figureCaption: "Clara, de tela y grande: tres decisiones que se toman en abril.",
      text: `<p>A las cuatro de la tarde la terraza está a 38 grados, el suelo quema y las hojas cuelgan como trapos. La mano va sola a la regadera. Espera un momento: la mitad de las veces esa planta tiene agua de sobra, y lo que le falta es que alguien le quite el sol a la maceta.</p>
<h2>Por qué se caen las hojas</h2>
<p>Una planta se enfría evaporando agua. Con calor y aire seco pierde más de la que las raíces consiguen subir, así que cierra los poros y deja caer las hojas para recibir menos sol. Al anochecer se recupera. Eso no es sed, es una siesta.</p>
<p>Es sed si por la mañana, antes de que dé el sol, las hojas siguen caídas. Esa es la única hora que vale para juzgar.</p>
<table><thead><tr><th scope="col">Hojas a las 7</th><th scope="col">Maceta</th><th scope="col">Qué pasa</th></tr></thead><tbody><tr><td>Firmes</td><td>Pesada</td><td>Todo bien. No riegues hasta mañana.</td></tr><tr><td>Firmes</td><td>Ligera</td><td>Riega ahora.</td></tr><tr><td>Caídas</td><td>Ligera</td><td>Sed. Riega despacio, dos veces.</td></tr><tr><td>Caídas</td><td>Pesada</td><td>Raíces cocidas o sin aire. Más agua lo empeora.</td></tr></tbody></table>
<h2>Cuánta agua es</h2>
<p>Olvida los litros de los demás y usa una báscula de baño. Pesa la maceta después de regar y otra vez 24 horas más tarde. Cada kilo que falta es un litro. Con dos mediciones ya sabes lo que bebe tu planta un día normal; en una ola de calor cuenta con la mitad más.</p>
<p>Si lo que bebe en un día se acerca a una cuarta parte del volumen de la maceta, la maceta es pequeña. En pleno agosto no se trasplanta, pero apúntalo para abril.</p>
<h2>A qué hora</h2>
<ol><li><strong>Al amanecer, el riego principal.</strong> La tierra está fresca y la planta tiene el agua cuando la va a necesitar.</li><li><strong>Al atardecer, si hace falta.</strong> Un tercio de la cantidad, y solo si la maceta pesa poco. Deja que la maceta se enfríe primero.</li><li><strong>A mediodía, nada de agua fría en tierra caliente.</strong> Si tienes que salvar una planta a esa hora, llévala a la sombra y dale medio litro de agua a temperatura ambiente.</li></ol>
<p>Riega en dos pasadas con diez minutos entre una y otra. La tierra seca repele el agua: la primera pasada moja, la segunda riega. Si el agua baja pegada a la pared y sale enseguida por abajo, la tierra se ha contraído. Entonces pon la maceta media hora en un barreño con cuatro dedos de agua.</p>
<h2>Lo que de verdad ayuda: enfriar las raíces</h2>
<p>Una maceta negra al sol puede pasar de 45 grados por el lado sur. Ahí mueren raíces, y las que quedan no pueden con el calor del día siguiente. Por orden de eficacia:</p>
<ul><li><strong>Sombra para la maceta, no para la planta.</strong> Una tabla, otra maceta vacía, una esterilla. Es gratis y se nota el mismo día.</li><li><strong>Maceta dentro de maceta,</strong> con dos dedos de aire o de arcilla expandida entre las dos.</li><li><strong>Separarla del suelo.</strong> Dos listones bastan. La baldosa guarda calor hasta medianoche.</li><li><strong>Acolchado.</strong> Tres centímetros de paja o de fibra de coco sobre la tierra.</li><li><strong>Tela clara y mucho volumen.</strong> Veinte litros tardan en calentarse; siete, no.</li></ul>
<p>{figure}</p>
<h2>Lo que es mejor dejar</h2>
<p><strong>Abonar fuerte.</strong> La planta bebe mucho y come poco. Con calor, baja la EC un tercio: si el agua se va y la sal se queda, las puntas se queman en una semana.</p>
<p><strong>Pulverizar las hojas a pleno sol.</strong> Refresca diez minutos. En floración, además, moja los cogollos.</p>
<p><strong>Podar.</strong> Las hojas grandes dan sombra a la maceta y a las ramas de abajo. Que se queden hasta que pase la ola.</p>
<p><strong>El plato lleno.</strong> Un plato con agua a 35 grados es una sopa. Si a la hora queda agua, vacíalo.</p>
<h2>Y si te vas una semana</h2>
<p>Una semana de agosto son, para una planta adulta, entre veinte y treinta litros. Ningún cono de cerámica trae tanto. Haz la prueba antes de irte: monta el sistema, déjalo tres días contigo en casa y pesa la maceta cada noche. Si al tercer día pesa lo mismo que el primero, puedes irte. Si no, busca un vecino y escríbele la cantidad en la maceta, en litros y con rotulador.</p>
<p>¿Cómo lo hacéis vosotros?</p>
<p>{voting:3}</p>
<p>{diary:1}</p>`,
    },
  },
};
