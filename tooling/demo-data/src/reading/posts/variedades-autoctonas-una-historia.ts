import type { PostSeed } from "../post.ts";

export const variedadesAutoctonas: PostSeed = {
  slug: "variedades-autoctonas-una-historia",
  category: "seeds",
  tags: ["landraces", "outdoor"],
  author: "cierzo",
  daysAgo: 38,
  picture: {
    shows: "A very tall, narrow-leaved plant in flower outdoors under a wide sky.",
    spec: {
      kind: "plant",
      phase: "flowering",
      view: "whole",
      setting: "outdoor",
      habit: "tall",
      seed: 512,
      hue: 70,
      week: 7,
      weeksOfGrowth: 10,
      frame: "wide",
    },
  },
  figure: {
    shows: "One narrow fan leaf of the same plant, close by.",
    spec: {
      kind: "plant",
      phase: "vegetative",
      view: "leaf",
      setting: "outdoor",
      habit: "tall",
      seed: 512,
      hue: 70,
      week: 6,
      weeksOfGrowth: 10,
      frame: "landscape",
    },
  },
  diaries: [{ strain: "Slow Comet", isHarvested: true }],
  texts: {
    es: {
      title: "Variedades autóctonas: una historia de semillas que viajan",
      preview:
        "Casi todo lo que cultivamos desciende de unos pocos valles. Qué es una variedad autóctona, cómo llegaron sus semillas a los catálogos y qué se perdió por el camino.",
      authorRole: "Cultiva en exterior y guarda semillas desde hace doce años",
      figureAlt: "Una hoja de foliolos estrechos y largos",
      figureCaption: "Foliolos estrechos y mucho espacio entre ellos: una hoja hecha para el calor húmedo.",
      text: `<p>En los catálogos, «landrace» significa casi cualquier cosa: antigua, exótica, cara. En agronomía la palabra es más modesta. Una variedad autóctona es una población que se ha adaptado a un lugar porque la gente de allí guardó, año tras año, las semillas de las plantas que le servían. Nadie la diseñó. Tampoco es uniforme, y justo ahí está su valor.</p>
<h2>Antes de los nombres</h2>
<p>El cannabis viene de Asia. Los estudios genéticos y arqueológicos sitúan sus primeros cultivos en el este del continente, hace miles de años, para aprovechar la fibra y la semilla. Desde allí viajó con comerciantes, ejércitos y pastores en todas direcciones, y en cada sitio se encontró con otra latitud, otra lluvia y otras manos.</p>
<p>La latitud fue lo decisivo. Cerca del ecuador el día apenas cambia: las plantas pueden florecer durante meses y crecen altas, finas y aireadas. En las montañas de Asia Central el verano es seco y corto: allí sobreviven las bajas, de hoja ancha, que maduran antes de la nieve. Lo que hoy llamamos «sativa» e «indica» en una bolsa de semillas es, sobre todo, un recuerdo de dos climas.</p>
<p>Los botánicos dieron sus nombres con pocas plantas delante. Linneo describió <em>Cannabis sativa</em> en 1753 pensando en el cáñamo europeo. Lamarck llamó <em>indica</em> en 1785 a ejemplares llegados de la India. Ninguno de los dos hablaba de lo que promete una etiqueta actual.</p>
<p>{figure}</p>
<h2>Las semillas se ponen en camino</h2>
<p>En los años sesenta y setenta mucha gente joven viajó por tierra de Europa a la India. Otra fue a México, Colombia, Tailandia o Marruecos. Volvieron con alfombras, con historias y con semillas. En California y después en los Países Bajos empezaron a cruzarlas: las de hoja ancha aportaban la madurez temprana; las tropicales, el aroma.</p>
<p>De aquellos cruces salieron las primeras líneas comerciales. A partir de los años ochenta, los bancos de semillas las vendieron por correo, y el viaje se dio la vuelta: los híbridos empezaron a llegar a los valles de los que habían salido sus abuelas.</p>
<h2>Lo que se perdió</h2>
<p>Una población abierta se cruza con todo lo que florece a su alrededor. Basta un campo de híbridos a favor del viento para que la semilla del año siguiente ya no sea la misma. En el Rif, en Jamaica o en el Hindu Kush, los agricultores cambiaron a híbridos por la razón más comprensible: producían más o maduraban antes. Nadie tiene la obligación de cultivar un museo.</p>
<p>Por eso conviene desconfiar cuando un sobre promete «autóctona pura». Pregunta tres cosas:</p>
<ol><li><strong>¿De qué lugar y de qué año?</strong> Un país no es un lugar. Un valle sí.</li><li><strong>¿Cuántas plantas polinizaron?</strong> De dos plantas sale una familia. Para conservar una población hacen falta decenas.</li><li><strong>¿Se ha seleccionado después?</strong> No es malo, pero entonces es una línea inspirada en un lugar, y así debería llamarse.</li></ol>
<h2>Qué significa para tu terraza</h2>
<p>Las líneas cercanas a una variedad autóctona piden paciencia. Haiden &amp; Daughters, que trabaja despacio con ellas, ofrece dos que puedes ver en nuestros diarios: {strain:slow-comet} y {strain:riverbank-saffron}. Mekong Loft selecciona {strain:monsoon-letter} por su resistencia a la humedad. Las tres tienen cosas en común:</p>
<table><thead><tr><th scope="col">Rasgo</th><th scope="col">Qué esperar</th><th scope="col">Qué hacer</th></tr></thead><tbody><tr><td>Floración</td><td>Unas once semanas</td><td>En interior, pasar a 12 horas pronto</td></tr><tr><td>Estirón</td><td>Más del doble de su altura</td><td>Doblar las ramas o usar malla</td></tr><tr><td>Abono</td><td>Poca hambre</td><td>Empezar con la mitad de la tabla</td></tr><tr><td>Plantas del mismo sobre</td><td>Muy distintas entre sí</td><td>Sembrar más y marcar cada una</td></tr></tbody></table>
<p>En la Península, una planta de once semanas al aire libre madura en noviembre, y noviembre en Galicia no es noviembre en Almería. Al norte del Ebro, sin invernadero, es una apuesta contra la lluvia.</p>
<p>{diary:1}</p>
<h2>Guardar es cultivar</h2>
<p>Si te toca una planta que te gusta de verdad, haz lo que hicieron los que vinieron antes: guarda semillas. Varias madres, varios padres, el nombre del lugar y el año escritos en el sobre. Dentro de diez años, lo más valioso de ese sobre no será la semilla sino lo que hayas apuntado al lado.</p>
<p>Y no lo llames autóctono todavía. Vuelve a sembrarlo otros treinta veranos en el mismo sitio. Entonces hablamos.</p>`,
    },
  },
};
