import type { PageText } from "../page-text.ts";

export const terms: PageText = {
  title: "Términos de uso",
  description: "Las reglas para usar Grow, en palabras claras.",
  text: `
<p>Estos términos regulan la relación entre tú y {operator}, titular de {host}. Hemos intentado escribirlos de forma que se entiendan.</p>
<h2>Quién puede usar Grow</h2>
<ul>
<li>Eres mayor de edad y tienes la edad legal para cultivar o comprar cannabis donde vives. Como mínimo, 18 años.</li>
<li>Cultivas solo lo que permite la ley donde vives. Conocerla es responsabilidad tuya: nada de este sitio es asesoramiento jurídico.</li>
<li>Una persona, una cuenta. Las marcas usan el portal de marcas.</li>
</ul>
<h2>Tu cuenta</h2>
<p>No compartas tu contraseña. Respondes de lo que pase con tu cuenta hasta que nos avises de que la tiene otra persona. Puedes eliminarla en cualquier momento.</p>
<h2>Lo que publicas</h2>
<p>Sigue siendo tuyo. Al publicarlo nos autorizas a guardarlo, mostrarlo en Grow, convertirlo, traducirlo y hacer que se pueda encontrar, mientras esté en línea. Cuando lo eliminas, esa autorización termina y lo quitamos en un plazo de 30 días. Lo que otros hayan citado o copiado entretanto no está en nuestras manos.</p>
<p>Publica solo lo que tengas derecho a publicar: fotos y textos tuyos, o de personas que estén de acuerdo.</p>
<h2>Qué no está permitido</h2>
<ul>
<li>Vender, comprar, regalar o acordar la entrega de cannabis, semillas u otros productos donde la ley lo prohíbe.</li>
<li>Todo lo que muestre a menores o se dirija a ellos.</li>
<li>Promesas médicas. Puedes contar cómo te ha funcionado algo; no puedes prometer que cure a otros.</li>
<li>Insultos, amenazas, odio, publicar datos personales de otros (doxing), desnudos, violencia.</li>
<li>Diarios inventados, fotos robadas, reseñas y votos comprados o intercambiados, y publicidad disfrazada de diario.</li>
<li>Spam, scraping que haga el sitio más lento para los demás, ataques e intentos de saltarse límites o permisos.</li>
</ul>
<h2>Qué hacemos cuando se incumplen las reglas</h2>
<p>Un moderador puede ocultar una publicación, quitarla o suspender una cuenta, por un tiempo o para siempre. Te decimos qué hemos hecho, por qué y de qué regla se trata. Puedes responder a ese mensaje, y lo volverá a revisar una persona que no tomó la decisión. También puedes acudir a un tribunal o a un órgano certificado de resolución extrajudicial de litigios de tu país.</p>
<p>Si reportas algo de buena fe, te decimos qué hemos decidido. Si alguien reporta una y otra vez sin motivo, podemos dejar de tramitar sus reportes durante un tiempo.</p>
<h2>Cómo se ordenan las listas</h2>
<p>Por lo que elijas: lo más nuevo, lo que más gusta, la mayor producción, etc. «Recomendados» tiene en cuenta tu idioma, los me gusta, los comentarios, lo completo que está un diario y lo reciente que es. Nadie puede comprar un puesto. Los anuncios van señalados, dicen quién paga y por qué los ves.</p>
<h2>Qué prometemos y qué no</h2>
<p>Llevamos Grow con cuidado, pero no podemos prometer que esté siempre en línea ni libre de errores. Los consejos de cultivo, los números y las reseñas son de otros cultivadores: usa tu propio criterio, sobre todo con la electricidad, los productos químicos y tu salud.</p>
<p>Respondemos sin límite en caso de dolo, negligencia grave y daños a la vida o a la salud. En caso de negligencia leve respondemos solo si incumplimos una obligación esencial de este contrato, y entonces por el daño previsible. Esto no afecta a los derechos que la ley te reconoce como consumidor.</p>
<h2>Cambios</h2>
<p>Si cambiamos estos términos en algo importante, te avisamos al menos 30 días antes. Si no estás de acuerdo, hasta entonces puedes eliminar tu cuenta y llevarte tus datos.</p>
<h2>Ley aplicable</h2>
<p>Se aplica la ley del país donde {operator} tiene su sede. Los consumidores conservan la protección de la ley del lugar donde viven, y pueden demandar y ser demandados allí.</p>
<p>A lo que compras se aplican además los <a href="/terms-paid">términos de los planes de pago</a>. Cómo tratamos tus datos está en la <a href="/policy">política de privacidad</a>.</p>
`,
};
