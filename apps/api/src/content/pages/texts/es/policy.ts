import type { PageText } from "../page-text.ts";

export const policy: PageText = {
  title: "Política de privacidad",
  description:
    "Qué guarda Grow sobre ti, por qué, durante cuánto tiempo y cómo puedes descargarlo o eliminarlo.",
  text: `
<p>{operator} es responsable del tratamiento de tus datos en {host}. Para cualquier duda: <a href="mailto:{email}">{email}</a>.</p>
<h2>En resumen</h2>
<ul>
<li>Guardamos lo que escribes y subes, y lo que hace falta para tu cuenta. No vendemos nada de ello.</li>
<li>Eliminamos los datos de ubicación, cámara y hora de todas las fotos y vídeos.</li>
<li>Puedes descargar todo lo que guardamos sobre ti, y eliminarlo, sin pedírselo a nadie.</li>
</ul>
<h2>Qué guardamos y por qué</h2>
<table>
<thead><tr><th>Qué</th><th>Por qué</th><th>Cuánto tiempo</th></tr></thead>
<tbody>
<tr><td>Nombre, contraseña (solo como hash), correo si lo has puesto, idioma, unidades</td><td>Tu cuenta (contrato)</td><td>Hasta que elimines tu cuenta</td></tr>
<tr><td>Diarios, fotos, mediciones, preguntas, comentarios, reseñas, me gusta y a quién sigues</td><td>Para mostrarlos donde los pones (contrato)</td><td>Hasta que los elimines; 30 días más para poder restaurarlos</td></tr>
<tr><td>Accesos con hora, dispositivo y dirección IP; cambios de contraseña y correo</td><td>Para que tú y nosotros podamos detectar accesos no autorizados (interés legítimo)</td><td>Las sesiones, hasta que terminan; el resto, hasta que elimines tu cuenta</td></tr>
<tr><td>Pedidos y facturas</td><td>Contrato y legislación fiscal</td><td>El tiempo que exija la legislación fiscal</td></tr>
<tr><td>Reportes y nuestras decisiones</td><td>Obligación legal</td><td>Mientras se puedan impugnar</td></tr>
<tr><td>Mensajes que nos envías con el formulario, con tu nombre, tu correo y la captura</td><td>Para responderte (interés legítimo)</td><td>Hasta un año después de nuestra respuesta o hasta que elimines tu cuenta</td></tr>
<tr><td>Registros técnicos sin nombres, correos ni contraseñas</td><td>Para encontrar errores y ataques (interés legítimo)</td><td>Unas semanas</td></tr>
</tbody>
</table>
<h2>Quién ve qué</h2>
<p>Los diarios públicos, las preguntas, los comentarios y tu perfil los ve todo el mundo, buscadores incluidos. Los diarios «Solo con enlace» los ve quien tenga el enlace; los privados, solo tú. Tu correo no lo ve nadie. Los moderadores ven lo que necesitan para decidir sobre un reporte.</p>
<h2>Cookies</h2>
<p>Las usamos solo para lo que has pedido: mantener tu sesión abierta y recordar tu idioma, el tema y las unidades. Un número aleatorio distingue a los visitantes para no contar dos veces la misma visita. Se crea solo cuando la página ya ha cargado y no contiene nada sobre ti. No hay cookies publicitarias ni se carga nada de otras empresas.</p>
<h2>Anuncios</h2>
<p>Los anuncios dependen de la página y de tu país, no de lo que hayas leído antes. Las marcas ven totales por día, nunca quién ha visto o pulsado un anuncio.</p>
<h2>Correos</h2>
<p>Te escribimos cuando cambia algo en tu cuenta. Todo lo demás lo eliges tú, y cada correo lleva un enlace para desactivarlo.</p>
<h2>Quién trabaja para nosotros</h2>
<p>Nuestro proveedor de alojamiento, nuestro proveedor de correo y, si pagas con tarjeta, la empresa de pagos. Trabajan para nosotros con un contrato y reciben solo lo que necesitan. Donde hay traducción automática, el servicio recibe el texto que quieres traducir, sin tu nombre.</p>
<h2>Tus derechos</h2>
<p>Tienes derecho de acceso, rectificación, portabilidad, supresión, limitación del tratamiento y oposición. Casi todo está en tus ajustes: <a href="/settings/personal">datos personales</a> y <a href="/settings/delete">eliminar cuenta</a>. Para lo demás, escribe a <a href="mailto:{email}">{email}</a>. También puedes presentar una reclamación ante la autoridad de protección de datos del lugar donde vives.</p>
<h2>Eliminación</h2>
<p>Cuando eliminas tu cuenta, tu correo y tus datos personales se eliminan en el acto. Tus diarios y fotos se eliminan definitivamente en un plazo de 30 días. Los comentarios y respuestas en los que otros se han basado se quedan, sin tu nombre.</p>
<h2>Edad</h2>
<p>Grow es para adultos. Si descubrimos que una cuenta es de un menor, la eliminamos.</p>
`,
};
