import type { PageText } from "../page-text.ts";

export const careers: PageText = {
  title: "Trabaja con nosotros",
  description: "Trabajar en Grow: a quién buscamos y cómo presentarte.",
  text: `
<p>Somos un equipo pequeño y hacemos una sola cosa: el mejor sitio para que los cultivadores aprendan unos de otros.</p>
<h2>A quién buscamos</h2>
<ul>
<li><strong>Cultivadores que escriben.</strong> Explicas una carencia de forma que un principiante la entienda, en inglés, alemán, español, ruso o tailandés.</li>
<li><strong>Moderadores.</strong> Tienes paciencia, eres imparcial y reconoces un diario de verdad cuando lo ves. Unas horas a la semana, pagadas.</li>
<li><strong>Ingeniería y diseño.</strong> Te gustan las páginas rápidas, los números honestos y el software que funciona también en una carpa sin cobertura.</li>
</ul>
<h2>Cómo presentarte</h2>
<p>Escribe unas líneas a <a href="mailto:{email}">{email}</a>: quién eres, qué cambiarías primero en Grow y algo que hayas hecho. Sin plantilla de CV ni carta de presentación. Te responde una persona en menos de dos semanas.</p>
<h2>Cómo trabajamos</h2>
<p>Desde cualquier lugar, con tu propio horario y pocas reuniones. Pagamos lo mismo por el mismo trabajo, vivas donde vivas.</p>
`,
};
