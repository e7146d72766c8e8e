import type { PageText } from "../page-text.ts";

export const faq: PageText = {
  title: "Preguntas frecuentes",
  description: "Cómo funcionan los diarios, las semanas, las fotos, las reseñas y las cuentas en Grow.",
  text: `
<h2>¿Cuesta algo?</h2>
<p>No. Llevar diarios, preguntar y leer es gratis. <a href="/premium">Premium</a> abre los diarios bloqueados y oculta los anuncios.</p>
<h2>¿Necesito un correo electrónico?</h2>
<p>Depende de cómo esté configurado el sitio. Si te registras sin correo, guarda tus códigos de recuperación: son la única forma de volver a entrar si pierdes la contraseña.</p>
<h2>¿Quién puede ver mi diario?</h2>
<p>Todo el mundo, salvo que elijas «Cualquiera con el enlace» o «Solo yo». Puedes cambiarlo cuando quieras. Y en los ajustes puedes ocultar tu perfil en la búsqueda y las listas.</p>
<h2>¿Qué pongo en una semana?</h2>
<p>Lo que quieras: fotos, unas palabras, horas de luz, temperatura, humedad, EC, pH, altura, nutrientes. Todo es opcional. Con 140 caracteres, una foto y 4 mediciones ya cuenta como una buena semana.</p>
<h2>Me he saltado una semana. ¿Y ahora?</h2>
<p>Añádela más tarde. Puedes rellenar las semanas en cualquier orden, y no pasa nada por tener dos entradas en la misma.</p>
<h2>¿Qué unidades puedo usar?</h2>
<p>Las tuyas. Elige en los ajustes Celsius o Fahrenheit, centímetros o pulgadas, EC o ppm. Los demás ven las suyas. También puedes escribir «77 F» o «1/2 tsp/gal» en cualquier campo.</p>
<h2>¿Puedo escribir sin conexión?</h2>
<p>Sí. Lo que guardas en la carpa sin cobertura se queda en tu móvil y se sube cuando vuelves a tener conexión.</p>
<h2>¿Se ve en mis fotos dónde vivo?</h2>
<p>No. Eliminamos los datos de ubicación, cámara y hora de todas las fotos y vídeos antes de guardarlos.</p>
<h2>¿Cómo funcionan las reseñas?</h2>
<p>Las semillas y los nutrientes se reseñan con la cosecha; el equipo, cuando quieras, una vez que lo hayas usado. La marca puede responder a una reseña, pero no cambiarla ni quitarla.</p>
<h2>A mi planta le pasa algo. ¿Dónde pregunto?</h2>
<p><a href="/grow-questions">Haz una pregunta</a> con una foto. Antes, <a href="/grow-questions/key">busca el síntoma</a> por imágenes.</p>
<h2>¿Cómo reporto algo?</h2>
<p>Cada diario, comentario, foto y perfil tiene «Reportar» en su menú. Un moderador lo revisa, decide y le explica el motivo al autor.</p>
<h2>¿Puedo mostrar mi diario en mi web?</h2>
<p>Sí. <a href="/widget">Copia el código</a> de una tarjeta pequeña. No necesita scripts ni usa cookies.</p>
<h2>¿Cómo exporto mis datos?</h2>
<p>En Ajustes, en «Datos personales», recibes un ZIP con todo, fotos incluidas. Un diario suelto se exporta desde su página.</p>
<h2>¿Cómo elimino mi cuenta?</h2>
<p>En Ajustes, en «Eliminar cuenta», en el acto o a los 14 días. Si entras durante esos 14 días, conservas tu cuenta.</p>
<h2>¿No has encontrado la respuesta?</h2>
<p><a href="/contact">Escríbenos</a>.</p>
`,
};
