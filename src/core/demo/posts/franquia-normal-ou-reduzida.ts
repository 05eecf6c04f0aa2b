import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'franquia-normal-ou-reduzida',
	title: 'Franquia normal ou reduzida: como escolher a sua',
	excerpt:
		'A franquia menor encarece o seguro; a maior pesa no dia da batida. Uma conta simples mostra qual combina com você.',
	categorySlug: 'seguro-auto',
	tags: ['Seguro Auto', 'Economia', 'Cotação', 'Dicas'],
	metaTitle: 'Franquia normal ou reduzida: como escolher a sua',
	metaDescription:
		'Franquia normal ou reduzida no seguro auto? Entenda o que ela é, quando se paga, quando não se paga e faça a conta que mostra a opção certa para você.',
	sourceUrls: [
		'https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
	],
	publishedDaysAgo: 38,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Franquia é a parte do conserto que fica com o segurado, a cada batida.</li>
<li>A reduzida custa mais todo ano. Já a normal custa mais no dia do acidente.</li>
<li>Divida a diferença de franquia pela diferença de preço: o resultado diz em quantos anos a escolha se paga.</li>
</ul>
</aside>
<p>Escolher entre franquia normal ou reduzida parece detalhe, mas mexe no preço e no susto. A franquia é a sua participação no conserto do próprio carro. Quando o reparo custa menos do que ela, você paga tudo. Quando custa mais, a seguradora paga o que passar desse valor.</p>
<h2>O que é a franquia, na prática</h2>
<p>Imagine um conserto de R$ 9.000 com franquia de R$ 3.500. Você paga R$ 3.500 à oficina, e a seguradora paga os R$ 5.500 restantes. Esse é só um exemplo, mas o mecanismo vale para quase toda batida com dano parcial.</p>
<p>O valor está na apólice, em reais, e vale por evento. Assim, duas batidas no mesmo ano significam duas franquias. A <a href="https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis" target="_blank" rel="noopener">página da SUSEP sobre seguro de automóveis</a> reúne as definições do órgão que fiscaliza o setor.</p>
<h2>Normal, reduzida ou majorada</h2>
<table>
<thead>
<tr><th scope="col">Tipo</th><th scope="col">Preço do seguro</th><th scope="col">Valor na batida</th><th scope="col">Costuma servir para</th></tr>
</thead>
<tbody>
<tr><td>Reduzida</td><td>Mais alto</td><td>Cerca da metade da normal, em muitas apólices</td><td>Quem dirige muito, estaciona na rua ou tem pouca reserva</td></tr>
<tr><td>Normal</td><td>Intermediário</td><td>O valor de referência da seguradora</td><td>A maioria dos motoristas</td></tr>
<tr><td>Majorada</td><td>Mais baixo</td><td>Acima da normal</td><td>Quem roda pouco e quer proteção contra roubo e perda total</td></tr>
</tbody>
</table>
<p>Os nomes mudam de empresa para empresa. Algumas falam em franquia de 50%, de 75% ou dobrada. Por isso, ignore o rótulo e olhe o número em reais.</p>
<h2>A conta que decide</h2>
<p>Pegue duas propostas iguais em tudo, menos na franquia. Depois, faça três perguntas.</p>
<ol>
<li><strong>Quanto muda o preço por ano?</strong> Anote a diferença.</li>
<li><strong>Quanto muda a franquia?</strong> Anote também.</li>
<li><strong>Quantos anos a economia leva para pagar uma batida?</strong> Divida o segundo número pelo primeiro.</li>
</ol>
<p><strong>Exemplo ilustrativo.</strong> A franquia reduzida é de R$ 2.000, e o seguro sai por R$ 2.900. Já a normal é de R$ 4.000, e o seguro sai por R$ 2.500. A diferença de franquia é de R$ 2.000; a de preço, de R$ 400. Portanto, 2.000 dividido por 400 dá cinco. Se você bate o carro menos de uma vez a cada cinco anos, a normal tende a compensar. Se bate mais, fique com a reduzida.</p>
<p>Há um segundo critério: a reserva. Quem não tem o valor da franquia guardado sofre duas vezes, com o carro parado e com a dívida. Nesse caso, a reduzida compra tranquilidade, mesmo que a conta fria diga o contrário.</p>
<h2>Quando a franquia não é cobrada</h2>
<p>Nem todo sinistro tem franquia. Confira estas situações na sua apólice, porque as regras variam:</p>
<ul>
<li><strong>Perda total, roubo ou furto.</strong> Na maioria dos contratos, a indenização sai sem desconto de franquia.</li>
<li><strong>Danos a terceiros.</strong> Em geral, a seguradora paga o prejuízo do outro, até o limite contratado, sem franquia.</li>
<li><strong>Assistência 24 horas.</strong> Guincho, chaveiro e troca de pneu não têm franquia, mas têm limite de uso.</li>
<li><strong>Vidros, faróis e retrovisores.</strong> Costumam ter franquia própria, bem menor do que a do carro.</li>
</ul>
<p>E a perda total, quando acontece? Quando o conserto alcança o percentual do valor do carro previsto no contrato. Muitas apólices usam 75%. Abaixo disso, o dano é parcial e a franquia se aplica.</p>
<aside class="aviso"><p><strong>Franquia “zero” ou “paga pela oficina”.</strong> Desconfie de quem promete embutir a franquia no orçamento. Inflar o valor do conserto é fraude contra a seguradora, e o segurado também pode responder por ela.</p></aside>
<h2>Franquia e bônus andam juntos</h2>
<p>A franquia baixa convida a acionar o seguro por qualquer arranhão. Acontece que cada sinistro pago costuma derrubar a classe de bônus e encarecer a renovação. Logo, a economia de hoje pode sair do bolso no ano seguinte. Antes de abrir o sinistro, some a franquia e o bônus perdido. Mostramos essa conta em <a href="/blog/classe-de-bonus-como-nao-perder">classe de bônus: como funciona</a>.</p>
<h2>O que perguntar antes de assinar</h2>
<p>A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei do Contrato de Seguro</a> manda descrever os riscos excluídos de forma clara e pede um glossário na apólice. O <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm" target="_blank" rel="noopener">Código de Defesa do Consumidor</a> reforça o direito à informação. Use os dois a seu favor e pergunte:</p>
<ul>
<li>Qual é a franquia em reais, por evento?</li>
<li>Ela muda conforme a oficina ou o motorista?</li>
<li>Há desconto de franquia na rede referenciada?</li>
<li>Vidros e faróis têm valores próprios?</li>
<li>Posso trocar o tipo de franquia no meio da vigência?</li>
</ul>
<p>A segunda pergunta é a mais esquecida. Em algumas apólices, a franquia aumenta quando um condutor jovem, não declarado, está ao volante.</p>
<h2>Três perfis, três respostas</h2>
<p><strong>Motorista de aplicativo.</strong> Roda muito e depende do carro. Por isso, a reduzida costuma fazer sentido, desde que o uso esteja declarado.</p>
<p><strong>Aposentado que usa o carro no fim de semana.</strong> Roda pouco e guarda o carro em garagem. Assim, a normal, ou até a majorada, tende a bastar.</p>
<p><strong>Família com um único carro e orçamento justo.</strong> A reserva decide. Se juntar o valor da franquia normal levaria um ano, a reduzida protege melhor.</p>
<h2>Perguntas frequentes</h2>
<h3>Posso parcelar a franquia?</h3>
<p>A franquia se paga à oficina, e não à seguradora. Por isso, pergunte antes: muitas oficinas parcelam no cartão. As redes referenciadas também podem oferecer condições melhores.</p>
<h3>Se a culpa foi do outro, eu pago a franquia?</h3>
<p>Se você acionar a sua apólice, paga na hora e pode cobrar do culpado depois. Outra saída é pedir o conserto à seguradora dele, como terceiro. Nesse caminho, em geral, não há franquia para você.</p>
<h3>Vale trocar de franquia na renovação?</h3>
<p>Vale rever todo ano, porque preço, carro e rotina mudam. Peça as duas versões na mesma cotação de <a href="/seguros/auto">seguro auto</a> e refaça a divisão.</p>
<p class="nota">Os valores acima são exemplos. Confira na sua apólice o tipo de franquia, os limites e as exceções antes de decidir.</p>`,
} satisfies DemoPost
