import type { PageText } from "../page-text.ts";

export const start: PageText = {
  title: "Tu primera semana en Grow",
  description: "De la semilla a tu primera semana publicada, en cuatro pasos cortos.",
  text: `
<p>No hace falta un montaje perfecto ni una planta perfecta. Basta con una semilla, un móvil y cinco minutos a la semana.</p>
<h2>1. Echa un vistazo</h2>
<p>Mira qué hacen otros en un espacio como el tuyo: <a href="/explore">explora diarios</a> por luz, espacio y sustrato. ¿Aún no has elegido? <a href="/strains">Compara variedades</a> por lo que se cosechó de verdad, y <a href="/seedbank">bancos de semillas</a> por sus reseñas.</p>
<h2>2. Crea tu cuenta</h2>
<p><a href="/auth/signup">Regístrate</a> con un nombre y una contraseña. Nadie tiene que saber quién eres.</p>
<h2>3. Empieza un diario</h2>
<p><a href="/diaries/edit/new">Empieza un diario</a>: un nombre, qué cultivas y dónde. Carpas, luces y nutrientes puedes añadirlos después.</p>
<h2>4. Escribe tu primera semana</h2>
<p>Haz una foto, escribe dos frases, añade las mediciones que tengas. Eso es una semana. A la siguiente verás la diferencia, y también quienes te siguen.</p>
<h2>Cuando algo va mal</h2>
<p>Siempre pasa algo. <a href="/grow-questions/key">Busca el síntoma</a> por imágenes o <a href="/grow-questions">haz una pregunta</a> con una foto: alguien ya lo ha visto antes.</p>
`,
};
