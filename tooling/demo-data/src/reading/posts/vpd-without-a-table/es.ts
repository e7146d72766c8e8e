import type { PostText } from "../../post.ts";

export const es: PostText = {
  title: "El VPD sin tablas",
  preview:
    "Tres números, una resta y un termómetro bien colocado. Así calculas el VPD de cabeza y así sabes cuándo no hay que tocar nada.",
  authorRole: "Cultiva en una carpa de 80×80 y apunta todas las mediciones",
  figureAlt: "Una hoja de bordes planos bajo la luz de una lámpara de cultivo",
  figureCaption: "Bordes planos y puntas un poco levantadas: esta hoja está a gusto.",
  text: `<p>Las tablas de VPD tienen muchos colores y suelen estar en la pared equivocada. Donde hacen falta es en la carpa, con las manos mojadas y el controlador marcando 26,4 °C y 57 %. La buena noticia: la cuenta se hace de cabeza y es lo bastante exacta para cualquier decisión.</p>
<h2>Qué dice el número</h2>
<p>El VPD es el déficit de presión de vapor. Dentro de la hoja el aire está saturado de agua; fuera está más seco. La diferencia entre las dos presiones, en kilopascales, indica con cuánta fuerza el aire saca agua de la hoja.</p>
<p>Con un VPD bajo la planta bebe despacio y a las hojas nuevas les llega menos calcio. Con un VPD alto las raíces no dan abasto: la hoja cierra los poros y deja de crecer para ahorrar agua.</p>
<h2>Tres números para recordar</h2>
<p>El aire caliente admite más agua que el frío. Estas son las presiones del aire saturado:</p>
<table><thead><tr><th scope="col">Temperatura</th><th scope="col">Aire saturado</th></tr></thead><tbody><tr><td>20 °C</td><td>2,3 kPa</td></tr><tr><td>25 °C</td><td>3,2 kPa</td></tr><tr><td>30 °C</td><td>4,2 kPa</td></tr></tbody></table>
<p>Entre uno y otro, suma 0,2 por grado. A 27 °C te sale 3,6 y el valor exacto es 3,57. Más que suficiente.</p>
<h2>La cuenta</h2>
<ol><li>Toma la presión de saturación a la temperatura del aire. A 25 °C: 3,2.</li><li>Multiplícala por la humedad que falta. Con un 60 % falta el 40 %: 3,2 × 0,4 = 1,3 kPa. Ese es el déficit del aire.</li><li>Resta 0,2 por cada grado que la hoja esté más fresca que el aire. Con LED suelen ser dos: 1,3 − 0,4 = 0,9 kPa. Ese es el déficit en la hoja.</li></ol>
<p>El paso 3 es el que se olvida. Si calculas 1,3 y te quedas ahí, acabas humidificando una planta a la que no le faltaba nada. Para medir hojas vale un termómetro infrarrojo de cocina: apunta a cinco que estén a la sombra y haz la media. Nuestra calculadora supone dos grados si no indicas la temperatura de la hoja.</p>
<p>{figure}</p>
<h2>A qué valores apuntar</h2>
<ul><li><strong>Plántulas y esquejes:</strong> de 0,4 a 0,8 kPa. Tienen pocas raíces o ninguna.</li><li><strong>Vegetativa:</strong> de 0,8 a 1,2 kPa.</li><li><strong>Floración:</strong> de 1,2 a 1,6 kPa. La mitad alta es para las últimas semanas, cuando los cogollos son densos y el moho es el mayor riesgo.</li></ul>
<p>Son costumbres de cultivadores, no leyes de la naturaleza. Una planta a 0,75 en la tercera semana de vegetativa no está enferma. Mira este diario semana a semana: verás mediciones fuera de esos rangos y, aun así, una cosecha.</p>
<p>{diary:1}</p>
<h2>Tres errores que salen más caros que un número mal calculado</h2>
<p><strong>El sensor está mal colgado.</strong> Bajo el haz mide la lámpara. Cuélgalo a la altura de las puntas, a la sombra de una hoja y con aire en movimiento.</p>
<p><strong>Solo miras de día.</strong> Cuando se apaga la luz, la temperatura baja cuatro o cinco grados y, con la misma agua, la humedad sube mucho. Una carpa que por la tarde está al 55 % puede llegar al 75 % una hora después. A los cogollos la media les da igual. Mira la hora siguiente al apagado.</p>
<p><strong>Cambias dos cosas a la vez.</strong> Más calor, humidificador y más extracción el mismo día no te enseñan nada. Cambia una, espera un día y apúntalo.</p>
<h2>Cuándo no tocar nada</h2>
<p>Si una hora después de encender la luz las hojas apuntan un poco hacia arriba, los brotes crecen parejos y la maceta pierde peso al ritmo de siempre, el ambiente está bien, diga lo que diga el número. El VPD explica un problema que ya ves. No es una nota de examen.</p>
<p>Primero la hoja, después la cuenta y al final el humidificador. Con ese orden comprarás un aparato menos.</p>`,
};
