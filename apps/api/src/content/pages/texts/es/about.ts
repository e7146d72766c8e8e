import type { PageText } from "../page-text.ts";

export const about: PageText = {
  title: "Sobre Grow",
  description:
    "En Grow los cultivadores apuntan lo que hacen, semana a semana, y aprenden de los números de los demás.",
  text: `
<p>Grow es para quienes cultivan cannabis donde es legal. Llevas un diario, semana a semana, con fotos y mediciones. Los demás ven lo que pasó de verdad: los fallos, el remedio, la cosecha.</p>
<h2>Por qué diarios</h2>
<p>Los sobres de semillas prometen, los foros discuten, los diarios demuestran. Cuando 40 personas cultivan la misma variedad y apuntan cada semana, se ve cuánto crece, cuánto tarda y cuánto produce bajo una luz como la tuya. De ahí sale cada número de este sitio.</p>
<h2>Cómo contamos</h2>
<ul>
<li>Los números salen de diarios públicos y terminados, nunca del folleto de un banco de semillas. Si mostramos lo que publica un banco, lo decimos.</li>
<li>Contamos cultivadores, no diarios. Con menos de 5 cultivadores no mostramos ningún número, y te decimos por qué.</li>
<li>Las reseñas son de quienes han cultivado la variedad o usado el producto. Las notas que pone la propia gente de una marca van señaladas y nunca cuentan.</li>
</ul>
<h2>Cómo ganamos dinero</h2>
<p>Las marcas pagan por su espacio en el <a href="/partner">portal de marcas</a> y por los anuncios, que siempre van señalados. Los cultivadores pueden comprar <a href="/premium">Premium</a>. Nadie puede pagar por una nota mejor, por subir en una lista o por eliminar una reseña.</p>
<h2>Qué es tuyo</h2>
<p>Tus diarios, fotos y mediciones son tuyos. Puedes descargarlo todo en cualquier momento, llevártelo a otro sitio y eliminarlo cuando quieras. Quitamos la ubicación de cada foto que subes.</p>
<h2>Quién lleva Grow</h2>
<p>{operator} gestiona este sitio. Preguntas, ideas, quejas: <a href="mailto:{email}">{email}</a>. Los detalles están en el <a href="/imprint">aviso legal</a>.</p>
`,
};
