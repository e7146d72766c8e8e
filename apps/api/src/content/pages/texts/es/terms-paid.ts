import type { PageText } from "../page-text.ts";

export const termsPaid: PageText = {
  title: "Términos de los planes de pago",
  description: "Precio, renovación, cancelación y reembolso de Premium y de los planes para marcas.",
  text: `
<p>Estos términos se aplican a Premium y a los planes para marcas, además de los <a href="/terms">términos de uso</a>. Contratas con {operator}.</p>
<h2>Precio</h2>
<p>El precio que ves antes de hacer el pedido incluye el IVA y cualquier otro coste. No cambia durante el periodo que has pagado. Si cambia, verás el precio nuevo en tu siguiente factura, 14 días antes de que termine tu plan.</p>
<h2>Pedido y pago</h2>
<p>Tu pedido es vinculante cuando pulsas el botón que así lo indica. Pagas con tarjeta o por transferencia, según lo que ofrezcamos. Tu plan empieza cuando llega tu pago. Recibes la factura por correo, y las tienes todas en tus ajustes.</p>
<h2>Renovación y cancelación</h2>
<p>Ningún plan se renueva solo, y nunca te cobramos sin un pedido tuyo. 14 días antes de que termine tu plan, te enviamos una factura por otro periodo igual. Si la pagas, tu plan sigue. Si no, termina el último día que has pagado. Puedes desactivar estas facturas en la página de tu plan.</p>
<h2>Derecho de desistimiento: 14 días</h2>
<p>Si eres consumidor en la UE o el Reino Unido, puedes desistir del contrato en un plazo de 14 días, sin dar ningún motivo. Escribe a <a href="mailto:{email}">{email}</a>; basta una frase. Te devolvemos el precio en un plazo de 14 días, por el mismo medio de pago. Si nos pediste empezar enseguida y has usado el plan, podemos quedarnos con la parte proporcional a los días usados.</p>
<h2>Si algo no funciona</h2>
<p>Dínoslo y lo arreglamos. Si no podemos en un plazo razonable, puedes recuperar el precio del tiempo en que no funcionó.</p>
<h2>Qué pasa cuando termina</h2>
<p>No se elimina nada. Tus diarios, la página de tu marca y todo lo que contienen siguen en línea; solo se vuelve a cerrar lo que abría el plan.</p>
<h2>Cuándo podemos poner fin a un plan</h2>
<p>Podemos ponerle fin si incumples gravemente los <a href="/terms">términos de uso</a>. Si lo hacemos por otro motivo, te devolvemos lo que has pagado por el tiempo restante.</p>
`,
};
