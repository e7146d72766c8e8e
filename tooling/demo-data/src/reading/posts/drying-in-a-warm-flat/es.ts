import type { PostText } from "../../post.ts";

export const es: PostText = {
  title: "Secar en un piso caluroso",
  preview:
    "Los libros dicen 16 °C y en tu piso hay 25. Qué funciona cuando no puedes enfriar la habitación: piezas grandes, una caja de cartón y un higrómetro en el bote.",
  authorRole: "Seca en un tercer piso sin sótano",
  figureAlt: "Un bote de cristal cerrado, con cogollos manicurados hasta dos tercios",
  figureCaption: "Lleno hasta dos tercios, para que quede aire que medir.",
  text: `<p>El consejo lo conoce todo el mundo: de 15 a 18 °C, 60 % de humedad y dos semanas. Es bueno, y lo escribió gente con sótano. Yo vivo bajo una azotea. En septiembre mi habitación más fresca está a 25 °C, y así sigue hasta que los botes están llenos. Esto es lo que hago.</p>
<h2>Por qué el calor acelera el secado</h2>
<p>Lo que seca los cogollos es el déficit del aire: la presión del aire saturado multiplicada por la humedad que falta.</p>
<table><thead><tr><th scope="col">Habitación</th><th scope="col">Fuerza con la que saca agua</th></tr></thead><tbody><tr><td>18 °C, 60 %</td><td>0,8 kPa</td></tr><tr><td>25 °C, 65 %</td><td>1,1 kPa</td></tr><tr><td>25 °C, 55 %</td><td>1,4 kPa</td></tr><tr><td>25 °C, 45 %</td><td>1,7 kPa</td></tr></tbody></table>
<p>Un piso caluroso normal, con un 45 %, saca agua el doble de rápido que el sótano. Al tercer día el cogollo cruje por fuera y el tallo sigue mojado por dentro. Entonces va al bote antes de tiempo y huele a heno.</p>
<p>Con un 74 % de humedad igualarías al sótano. No lo hagas: a 25 °C es invitar al moho. Yo busco entre el 60 y el 65 % y freno lo demás de otra manera.</p>
<h2>Frenar sin enfriar</h2>
<ol><li><strong>Cuelga piezas grandes.</strong> Una planta entera tarda más o menos el doble que los cogollos sueltos, porque el tronco les sigue pasando agua. Si no cabe, córtala en tres o cuatro ramas, no más.</li><li><strong>Deja las hojas con resina.</strong> Se cierran sobre el cogollo y lo protegen. Quita solo las hojas grandes. Manicurarás en seco: es más lento y ensucia más, pero merece la pena.</li><li><strong>Ponle una caja alrededor.</strong> Una caja de mudanza para ropa, con barra, dos agujeros del tamaño de una mano abajo y dos arriba. La planta trae su propia humedad y el cartón la reparte por la noche.</li><li><strong>Mueve el aire fuera de la caja.</strong> Un ventilador al mínimo, mirando a la pared. Nunca a los cogollos.</li><li><strong>Lejos del aire acondicionado.</strong> Enfría, pero también seca. Si lo usas, pon la caja en la habitación de al lado.</li></ol>
<p>Mete un higrómetro en la caja, a la altura del cogollo más gordo, y míralo por la mañana y por la noche. Por encima del 68 %, abre la tapa una hora. Por debajo del 55 %, tapa un agujero con cinta.</p>
<h2>Cuánto cambia</h2>
<p>Son mis tiempos, a unos 25 °C y 60 %. Un piso y once cosechas: tómalos como orientación.</p>
<ul><li>Cogollos sueltos en malla: de 3 a 4 días</li><li>Ramas en la habitación: de 5 a 6 días</li><li>Planta entera en la habitación: de 7 a 8 días</li><li>Planta entera en la caja: de 9 a 11 días</li></ul>
<p>Pesa la planta al colgarla. En la mayoría de los diarios de Grow, el peso fresco es entre cuatro y cinco veces el seco. Cuando la báscula marque un tercio del primer día, empieza a comprobarla a diario.</p>
<p>{diary:1}</p>
<h2>Decide el bote, no el calendario</h2>
<p>Dobla una ramita fina como una cerilla. Si cruje y solo aguantan unas fibras, corta todo, manicura y llena los botes hasta dos tercios. Mete en cada uno un higrómetro pequeño y léelo tras doce horas a oscuras.</p>
<p>{figure}</p>
<ul><li><strong>Más del 70 %:</strong> saca todo y vuelve a la caja un día más.</li><li><strong>Del 65 al 70 %:</strong> dos horas sin tapa y vuelve a medir al día siguiente.</li><li><strong>Del 58 al 64 %:</strong> ahí quieres estar. Abre cinco minutos al día la primera semana y después una vez por semana.</li><li><strong>Menos del 55 %:</strong> ya está seco. Cierra y no abras. Una piel de naranja no devuelve el aroma y puede traer moho.</li></ul>
<p>Si al abrir huele a amoniaco, no esperes al higrómetro: está demasiado húmedo. Extiéndelo todo enseguida y abre el cogollo más gordo. Si dentro hay pelusa gris o marrón, ese cogollo va a la basura entero y los de al lado se revisan uno a uno. El moho no se quita secando.</p>
<h2>Lo que no tiene arreglo</h2>
<p>En una habitación caliente se pierde aroma, primero el cítrico. Donde más lo noto es en {strain:lemon-thicket}; en las variedades terrosas, apenas. Si puedes elegir cuándo cosechar, elige la primera semana fresca. Si no, seca despacio, guarda los botes en el rincón más fresco y oscuro que tengas y no te compares con quien tiene sótano.</p>`,
};
