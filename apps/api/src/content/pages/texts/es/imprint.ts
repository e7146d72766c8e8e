import type { PageText } from "../page-text.ts";

export const imprint: PageText = {
  title: "Aviso legal",
  description: "Quién gestiona este sitio y cómo ponerte en contacto.",
  text: `
<h2>Titular</h2>
<p>{operator}<br />{address}</p>
<h2>Contacto</h2>
<p>Correo electrónico: <a href="mailto:{email}">{email}</a><br />Formulario: <a href="/contact">escríbenos</a></p>
<h2>Punto único de contacto para autoridades y usuarios</h2>
<p>A efectos de los artículos 11 y 12 del Reglamento (UE) 2022/2065 (Reglamento de Servicios Digitales), puedes contactar con nosotros en el mismo correo electrónico, en inglés o alemán.</p>
<h2>Responsable del contenido</h2>
<p>{operator}, en la dirección indicada arriba. Los diarios, comentarios, preguntas y reseñas son de sus autores. Si algo infringe la ley, usa «Reportar» justo al lado: es lo más rápido.</p>
`,
};
