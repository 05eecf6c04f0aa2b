import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'danos-a-terceiros-quanto-contratar',
	title: 'Danos a terceiros: quanto contratar no seguro auto',
	excerpt:
		'É a linha que protege o seu patrimônio quando a culpa é sua. Veja como escolher limites para bens e para pessoas.',
	categorySlug: 'seguro-auto',
	tags: ['Seguro Auto', 'Cobertura', 'Cotação', 'Economia'],
	metaTitle: 'Danos a terceiros: quanto contratar no seguro auto',
	metaDescription:
		'Danos a terceiros no seguro auto: entenda os limites para danos materiais, corporais e morais e veja um método simples para decidir quanto contratar.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
		'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp211.htm',
		'https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
	],
	publishedDaysAgo: 88,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>A cobertura para terceiros paga o prejuízo que você causa a outras pessoas, até o limite da apólice.</li>
<li>Bens e pessoas costumam ter limites separados, e um não completa o outro.</li>
<li>Dobrar o limite costuma custar pouco perto do que ele protege. Peça as duas versões na cotação.</li>
</ul>
</aside>
<p>Muita gente escolhe o seguro auto pelo valor do próprio carro e esquece os danos a terceiros. É um engano caro. O seu carro tem preço conhecido, mas o prejuízo que ele pode causar, não. Por isso, decidir quanto contratar nessa linha é proteger a casa, a poupança e o salário.</p>
<h2>O que é a cobertura de danos a terceiros</h2>
<p>O nome técnico é Responsabilidade Civil Facultativa de Veículos, ou RCF-V. Ela entra em cena quando você causa o acidente e precisa reparar o dano de outra pessoa. A obrigação vem do <a href="https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm" target="_blank" rel="noopener">Código Civil</a>: quem causa dano a outro por ato ilícito deve repará-lo (art. 927). O seguro não apaga a culpa, mas paga a conta, até o limite combinado.</p>
<p>Dentro dela há três bolsos separados:</p>
<ul>
<li><strong>Danos materiais.</strong> Carro, moto, muro, poste e carga do outro.</li>
<li><strong>Danos corporais.</strong> Tratamento, invalidez ou morte de quem estava fora do seu carro.</li>
<li><strong>Danos morais e estéticos.</strong> Quase sempre opcionais, com limite próprio.</li>
</ul>
<p>Já os passageiros do seu carro formam outro grupo. Para eles existe a cobertura de Acidentes Pessoais de Passageiros, a APP. Portanto, confira se a sua apólice tem as duas. A <a href="https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis" target="_blank" rel="noopener">SUSEP descreve essas garantias</a> na página sobre seguro de automóveis.</p>
<h2>Quem paga o quê: alguns casos</h2>
<table>
<thead>
<tr><th scope="col">Situação</th><th scope="col">Cobertura usual</th><th scope="col">Atenção</th></tr>
</thead>
<tbody>
<tr><td>Bati na traseira de um SUV novo</td><td>RCF-V, danos materiais</td><td>O conserto pode passar de um limite baixo</td></tr>
<tr><td>Atropelei um ciclista</td><td>RCF-V, danos corporais</td><td>Tratamento e renda perdida somam rápido</td></tr>
<tr><td>Derrubei um poste</td><td>RCF-V, danos materiais</td><td>A concessionária cobra o reparo</td></tr>
<tr><td>Meu passageiro se feriu</td><td>APP</td><td>Não entra em danos corporais a terceiros</td></tr>
<tr><td>O juiz fixou dano moral</td><td>RCF-V, danos morais</td><td>Só se você contratou</td></tr>
</tbody>
</table>
<h2>E o seguro obrigatório?</h2>
<p>O DPVAT deixou de ser cobrado dos motoristas em 2021. Uma lei de 2024 criaria um substituto, o SPVAT, mas a <a href="https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp211.htm" target="_blank" rel="noopener">Lei Complementar 211, de dezembro de 2024</a>, revogou essa lei antes da cobrança. Na prática, a vítima de acidente perdeu aquela fonte de indenização. Assim, a conta tende a recair sobre quem causou o dano, e a RCF-V ficou ainda mais necessária. Como o tema volta ao Congresso de tempos em tempos, confirme a situação atual antes de decidir.</p>
<h2>Quanto contratar: um método em quatro passos</h2>
<ol>
<li><strong>Olhe a sua rua.</strong> Anote o preço dos carros que dividem o trânsito com você. O mais caro deles é uma boa referência para danos materiais.</li>
<li><strong>Pense em dois carros.</strong> Engavetamento acontece, sobretudo em feriado. Portanto, multiplique a referência por dois.</li>
<li><strong>Estime uma pessoa ferida.</strong> Some cirurgia, reabilitação e meses de renda. Assim, você chega a um piso para danos corporais.</li>
<li><strong>Compare com o que você tem.</strong> Quanto maior o patrimônio, maior deve ser o limite.</li>
</ol>
<p><strong>Exemplo ilustrativo.</strong> No seu caminho circulam carros de R$ 180.000. Dois deles somam R$ 360.000 em uma perda total dupla. Um limite de R$ 50.000 deixaria R$ 310.000 por sua conta. Já com R$ 300.000, faltariam R$ 60.000. Em geral, a diferença de preço entre as duas opções é bem menor do que esse risco. Peça os dois cálculos e veja.</p>
<h2>Por que o limite alto costuma custar pouco</h2>
<p>O acidente muito grave é raro. Por isso, os últimos reais de limite têm preço baixo. Já a maior parte do que você paga cobre as batidas pequenas, que são comuns. Ao dobrar o limite, você compra proteção contra o evento raro, e a seguradora cobra de acordo.</p>
<p>Essa é a lógica inversa da franquia. Nela, você guarda o prejuízo pequeno. No limite para terceiros, porém, passa adiante o prejuízo que não teria como pagar. Assim, as duas escolhas se completam. Veja a outra metade em <a href="/blog/franquia-normal-ou-reduzida">franquia normal ou reduzida</a>.</p>
<aside class="aviso"><p><strong>Álcool e falta de habilitação.</strong> Dirigir depois de beber ou sem CNH é crime ou infração gravíssima, conforme o caso, e pode levar à perda da sua cobertura. Além disso, a seguradora que pagar a vítima pode cobrar de você.</p></aside>
<h2>Quando você é o terceiro</h2>
<p>Se alguém bateu em você e tem seguro, peça o número da apólice e o telefone da seguradora. Em geral, o próprio causador precisa avisar o sinistro e confirmar a culpa. Depois, você apresenta documentos, fotos e orçamentos.</p>
<p>O prazo para cobrar existe. Pela <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a>, o terceiro prejudicado tem três anos para exigir da seguradora, contados de quando soube do fato (art. 126). Mesmo assim, não espere: prova some e oficina fecha.</p>
<h2>Quatro cuidados na apólice</h2>
<ul>
<li>Veja se os limites são separados ou formam uma garantia única.</li>
<li>Confira se familiares contam como terceiros. Muitas apólices excluem parentes próximos.</li>
<li>Cheque se reboque e carretinha estão incluídos.</li>
<li>Leia se a cobertura vale fora do país. No Mercosul, a Carta Verde é exigida à parte.</li>
</ul>
<h2>Perguntas frequentes</h2>
<h3>Posso contratar só a cobertura para terceiros?</h3>
<p>Muitas seguradoras vendem, e o preço tende a ser bem menor do que o do seguro completo. Em geral, serve a quem tem carro antigo e teme mais o dano que causa do que o que sofre.</p>
<h3>Tem franquia para danos a terceiros?</h3>
<p>Em geral, não. A seguradora paga o prejuízo do outro desde o primeiro real, até o limite. Mas há exceções, e só a apólice responde. Leia a linha da cobertura.</p>
<h3>O que acontece se o dano passa do limite?</h3>
<p>O excedente fica com você. Ou seja, o terceiro pode cobrar na Justiça, e a sentença alcança o seu patrimônio. Por isso, reveja o limite a cada renovação do <a href="/seguros/auto">seguro auto</a>.</p>
<p class="nota">Conteúdo informativo, com valores de exemplo. As garantias e as exclusões da sua apólice prevalecem sobre qualquer texto geral.</p>`,
} satisfies DemoPost
