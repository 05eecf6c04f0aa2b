import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'seguro-do-condominio-obrigatorio-quem-responde',
	title: 'Seguro do condomínio: o que é obrigatório e quem responde',
	excerpt:
		'A lei manda segurar o prédio inteiro e entrega a tarefa ao síndico. Veja prazos, multas e o que ainda cabe ao morador.',
	categorySlug: 'empresas',
	tags: ['Condomínio', 'Legislação', 'Cobertura', 'Seguro Residencial'],
	metaTitle: 'Seguro do condomínio: o que é obrigatório e quem responde',
	metaDescription:
		'Seguro do condomínio: o que a lei obriga a contratar, o prazo de 120 dias do prédio novo, as multas, o papel do síndico e o que o morador segura à parte.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
		'https://www.planalto.gov.br/ccivil_03/leis/l4591.htm',
		'https://www.planalto.gov.br/ccivil_03/decreto-lei/del0073.htm',
		'https://www2.camara.leg.br/legin/fed/decret/1960-1969/decreto-61867-7-dezembro-1967-403051-publicacaooriginal-1-pe.html',
		'https://www.gov.br/susep/pt-br',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
	],
	publishedDaysAgo: 34,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Todo prédio dividido em unidades precisa de seguro contra incêndio ou destruição, total ou parcial.</li>
<li>Quem contrata é o síndico. No prédio novo, o prazo é de 120 dias a partir do habite-se.</li>
<li>A apólice protege a construção. Móveis, eletrônicos e reformas do morador pedem seguro próprio.</li>
</ul>
</aside>
<p>O seguro do condomínio entra na taxa de todos, mas pouca gente já leu a apólice. A lei diz o que é obrigatório e indica quem responde se ele faltar. Por outro lado, ela não escolhe as coberturas extras. Essa parte cabe ao síndico e à assembleia.</p>
<h2>O que é obrigatório no seguro do condomínio</h2>
<p>Três normas apontam na mesma direção. O artigo 1.346 do <a href="https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm" target="_blank" rel="noopener">Código Civil</a> obriga a segurar toda a edificação contra o risco de incêndio ou destruição, total ou parcial. Bem antes, o artigo 13 da <a href="https://www.planalto.gov.br/ccivil_03/leis/l4591.htm" target="_blank" rel="noopener">Lei 4.591, de 1964</a>, já exigia uma proteção para as unidades e as partes comuns. Além disso, o artigo 20 do <a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del0073.htm" target="_blank" rel="noopener">Decreto-Lei 73/1966</a> põe os edifícios divididos em unidades autônomas na lista dos seguros obrigatórios.</p>
<p>A regra vale para prédio residencial, comercial ou misto. Ou seja, uma galeria de lojas e um edifício de veraneio têm o mesmo dever. Já em condomínio de casas ou de lotes, leia a convenção. Muitas apólices, nesse caso, tratam só das áreas comuns, porque cada dono constrói e segura a sua casa.</p>
<p>O valor também tem critério. O <a href="https://www2.camara.leg.br/legin/fed/decret/1960-1969/decreto-61867-7-dezembro-1967-403051-publicacaooriginal-1-pe.html" target="_blank" rel="noopener">Decreto 61.867, de 1967</a>, manda contratar pelo valor de reposição. Portanto, conta o custo de reconstruir o prédio, e não o preço de venda dos apartamentos.</p>
<h2>Prazo de 120 dias e multas</h2>
<p>Quem recebe um prédio novo tem pressa. O seguro deve estar contratado em até 120 dias do habite-se, o documento com que a prefeitura libera o uso da obra. Depois disso, o condomínio se sujeita a multa mensal de 1/12 do imposto predial, cobrada pelo município. É o que diz o parágrafo único do artigo 13 da lei de 1964. Como o Código Civil não fixa outro prazo, esse continua a servir de referência.</p>
<p>Há uma segunda punição. O artigo 112 do Decreto-Lei 73/1966 prevê multa para quem deixa de contratar um seguro obrigatório, e o cálculo pode partir do valor segurável. Em um prédio inteiro, portanto, a conta assusta. A fiscalização do mercado de seguros é tarefa da <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP</a>, que também informa quais seguradoras têm autorização para operar.</p>
<h2>Quem responde: o papel do síndico</h2>
<p>Realizar o seguro da edificação está entre as atribuições do síndico (art. 1.348, inciso IX, do Código Civil). Para o obrigatório, ele não depende de assembleia, pois a ordem vem da lei. Do mesmo modo, nenhuma assembleia pode dispensar essa proteção.</p>
<p>E se o síndico deixa a apólice vencer, ou aceita um valor muito baixo sem avisar ninguém? Nesse caso, ele pode responder com o próprio bolso pelo prejuízo que a omissão causar (arts. 186 e 927 do Código Civil). A assembleia também pode destituir quem administra mal (art. 1.349). Cada situação, porém, depende de prova da culpa e do dano.</p>
<p>Existe um modo simples de repartir a decisão. Primeiro, leve à reunião o cálculo do valor de reconstrução e as propostas recebidas. Depois, registre a escolha em ata. Assim, todos sabem o que o condomínio contratou e o que ficou de fora.</p>
<h2>Cobertura simples ou ampla</h2>
<p>As seguradoras costumam oferecer dois modelos de cobertura básica. A diferença está na maneira de descrever o risco.</p>
<table>
<thead>
<tr><th scope="col">Ponto</th><th scope="col">Básica simples</th><th scope="col">Básica ampla</th></tr>
</thead>
<tbody>
<tr><td>Como funciona</td><td>Cobre só os riscos citados</td><td>Cobre danos materiais ao prédio, menos os excluídos</td></tr>
<tr><td>Riscos típicos</td><td>Incêndio, queda de raio no terreno e explosão</td><td>Os mesmos e ainda vendaval, impacto de veículo ou danos elétricos, por exemplo</td></tr>
<tr><td>Coberturas extras</td><td>Entram uma a uma</td><td>Muitas já fazem parte</td></tr>
<tr><td>O que ler primeiro</td><td>A lista do que entra</td><td>A lista do que sai</td></tr>
</tbody>
</table>
<p>Nenhum dos dois serve para todo mundo. No litoral, por exemplo, o prédio com cobertura simples precisa somar vendaval e, perto de rio ou lagoa, alagamento. Além disso, pergunte por três linhas em qualquer proposta:</p>
<ul>
<li>responsabilidade civil do condomínio, para danos a moradores, visitantes e vizinhos;</li>
<li>responsabilidade civil do síndico, para falhas de gestão;</li>
<li>danos elétricos, que atingem bombas, portões e elevadores.</li>
</ul>
<p>A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a>, em vigor desde dezembro de 2025, ajuda na leitura. Ela exige exclusões claras e inequívocas (art. 9º). E, se a apólice reduz a indenização quando o valor segurado é insuficiente, deve dizer isso e mostrar a fórmula com um exemplo (art. 91).</p>
<h2>O que o seguro do apartamento ainda precisa cobrir</h2>
<p>O seguro do condomínio alcança a construção, inclusive paredes, pisos e instalações das unidades. Em geral, ele para aí. O resto depende do <a href="/seguros/residencial">seguro residencial</a> de cada morador, que pode proteger:</p>
<ul>
<li>móveis, roupas e eletrônicos;</li>
<li>armários planejados e outras melhorias;</li>
<li>roubo dentro da unidade;</li>
<li>danos ao vizinho, como um vazamento que começa no seu banheiro.</li>
</ul>
<p><strong>Exemplo ilustrativo.</strong> Um incêndio na cozinha do 302 destrói uma parede, a fiação e os armários sob medida. A obra custa R$ 22.000 e, em princípio, entra no seguro do prédio. Já os armários e a geladeira somam R$ 17.000. Sem apólice própria, portanto, esse valor fica com o dono do apartamento.</p>
<p>Quem aluga também participa. O custo do seguro integra as despesas ordinárias do condomínio (art. 13 da Lei 4.591), que em regra cabem ao inquilino. O artigo sobre <a href="/blog/seguro-incendio-no-aluguel-quem-paga">seguro incêndio no aluguel</a> explica essa divisão.</p>
<h2>Roteiro anual do síndico</h2>
<ol>
<li><strong>Anote o vencimento.</strong> Comece a renovação 60 dias antes, com folga para a assembleia.</li>
<li><strong>Atualize o valor.</strong> Multiplique a área construída pelo custo do metro quadrado. O CUB, divulgado todo mês pelo Sinduscon do estado, serve de referência.</li>
<li><strong>Conte o que mudou.</strong> Placas solares, carregador de carro elétrico e obra na fachada interessam à seguradora.</li>
<li><strong>Peça os dois modelos.</strong> Depois, compare com o mesmo valor e as mesmas franquias.</li>
<li><strong>Divulgue a apólice.</strong> Diga aos moradores, acima de tudo, o que ela não cobre.</li>
</ol>
<aside class="aviso"><p><strong>Cuidado com a parcela esquecida.</strong> Sem o primeiro pagamento, o contrato costuma se desfazer. Nas demais parcelas, a seguradora deve notificar e dar ao menos 15 dias antes de suspender a garantia (art. 20 da Lei 15.040). Por isso, atualize o e-mail de contato a cada troca de síndico.</p></aside>
<h2>Se o sinistro acontecer</h2>
<p>Avise logo a seguradora, contenha o dano e fotografe tudo antes de mexer. Em seguida, separe a convenção, a ata de eleição do síndico e os orçamentos. Com os documentos em mãos, a seguradora tem até 30 dias para dizer se cobre e outros 30 para pagar (arts. 86 e 87 da Lei 15.040). O artigo sobre o <a href="/blog/prazo-da-indenizacao-como-contar-30-dias">prazo da indenização</a> mostra como contar.</p>
<p>Se a destruição for total ou considerável, a assembleia decide entre reconstruir e vender. São precisos, então, votos que somem metade mais uma das frações ideais (art. 1.357 do Código Civil).</p>
<h2>Perguntas frequentes</h2>
<h3>Prédio com quatro apartamentos também precisa de seguro?</h3>
<p>Sim. A lei fala em toda a edificação e não traz número mínimo de unidades. Mesmo sem administradora, alguém precisa assumir a função de síndico e contratar.</p>
<h3>Meu financiamento já tem seguro. Ele substitui o do prédio?</h3>
<p>Não. O seguro do financiamento olha para a sua dívida e para a sua unidade. O do condomínio, por sua vez, trata da edificação inteira, com as áreas comuns.</p>
<h3>O carro na garagem está coberto?</h3>
<p>Em regra, não. Só há cobertura quando o condomínio contrata uma linha própria para a guarda de veículos, com limites e condições. Para batida e roubo, conte com o <a href="/seguros/auto">seguro auto</a>.</p>
<p class="nota">Texto informativo. A convenção, a apólice e as decisões da assembleia mudam cada caso: leia as três e, em caso de conflito, procure um advogado.</p>`,
} satisfies DemoPost
