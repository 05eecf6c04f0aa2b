import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'questionario-de-risco-o-que-declarar',
	title: 'Questionário de risco: o que declarar na cotação',
	excerpt: 'CEP de pernoite, condutor e uso do carro mudam o preço. Uma resposta errada pode reduzir a indenização.',
	categorySlug: 'cotacoes',
	tags: ['Cotação', 'Seguro Auto', 'Legislação', 'Dicas'],
	metaTitle: 'Questionário de risco: o que declarar na cotação',
	metaDescription:
		'Questionário de risco na cotação do seguro auto: o que cada pergunta mede, como responder sem erro e o que a lei prevê quando falta uma informação.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis',
		'https://www.gov.br/anpd/pt-br',
	],
	publishedDaysAgo: 52,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Responda o que é verdade hoje e avise quando a rotina mudar.</li>
<li>Mentira proposital pode tirar a cobertura. Descuido pode reduzir a indenização.</li>
<li>A seguradora deve perguntar com clareza e alertar para as consequências.</li>
</ul>
</aside>
<p>O questionário de risco é a parte da cotação em que muita gente responde no automático. Só que cada linha do que você declara muda o preço e, mais tarde, a indenização. São dez minutos de atenção que evitam uma discussão longa no pior dia do ano.</p>
<h2>Para que serve o questionário de risco</h2>
<p>A seguradora não conhece você. Por isso, pergunta onde o carro dorme, quem dirige e para quê. Depois, com as respostas, estima a chance de batida, roubo ou furto e calcula o preço. O mercado também chama esse formulário de perfil.</p>
<p>Responder é dever legal. A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040, de 2024</a>, obriga quem contrata a fornecer as informações necessárias, de acordo com o questionário que a seguradora apresentar (art. 44). Em regra, portanto, o dever acompanha a pergunta. Ao responder, conte também o que você souber de relevante sobre o risco.</p>
<h2>As perguntas que mais geram erro</h2>
<table>
<thead>
<tr><th scope="col">Pergunta</th><th scope="col">O que ela mede</th><th scope="col">Erro comum</th></tr>
</thead>
<tbody>
<tr><td>CEP de pernoite</td><td>Risco de roubo e furto na região</td><td>Informar o CEP dos pais ou da casa de praia</td></tr>
<tr><td>Principal condutor</td><td>Experiência de quem mais dirige</td><td>Pôr o nome de quem tem o melhor perfil</td></tr>
<tr><td>Jovens na residência</td><td>Chance de um condutor novo usar o carro</td><td>Responder “não” porque o filho dirige pouco</td></tr>
<tr><td>Garagem em casa e no trabalho</td><td>Exposição do carro parado</td><td>Contar a vaga que existe, mas não se usa</td></tr>
<tr><td>Uso do veículo</td><td>Quilometragem e tipo de trajeto</td><td>Omitir entregas ou corridas por aplicativo</td></tr>
<tr><td>Bônus e sinistros anteriores</td><td>Histórico do segurado</td><td>Declarar uma classe maior do que a real</td></tr>
</tbody>
</table>
<p>O CEP merece uma explicação, porque vale o lugar onde o carro passa a maioria das noites. Quem mora em Torres e trabalha durante a semana em Porto Alegre, por exemplo, deve contar as noites e dizer a verdade. Na dúvida, explique a rotina por escrito e deixe a seguradora decidir.</p>
<h2>O que acontece quando falta informação</h2>
<p>A lei separa três situações, e a diferença entre elas é grande.</p>
<ul>
<li><strong>Omissão proposital.</strong> O segurado perde a garantia e, além disso, deve o prêmio e as despesas da seguradora.</li>
<li><strong>Omissão por descuido.</strong> Nesse caso, a garantia diminui na proporção entre o preço pago e o que seria devido.</li>
<li><strong>Risco que a seguradora não aceitaria.</strong> O contrato pode acabar, com acerto de contas.</li>
</ul>
<p><strong>Exemplo ilustrativo.</strong> O seguro custou R$ 2.000, mas custaria R$ 2.500 com o dado correto. Ou seja, você pagou 80% do preço certo. Em um prejuízo de R$ 10.000, já descontada a franquia, a indenização cairia para R$ 8.000.</p>
<p>A obrigação tem mão dupla. A seguradora deve alertar sobre quais informações são relevantes e esclarecer, no próprio formulário, o que acontece se elas faltarem. Assim, uma pergunta vaga ou escondida pesa contra quem a escreveu.</p>
<h2>Mudou a rotina? Peça um endosso</h2>
<p>O questionário fotografa um momento, mas a vida anda. Por isso, a lei manda comunicar o agravamento relevante do risco assim que o segurado souber dele (art. 14). São bons motivos para avisar:</p>
<ul>
<li>mudança de endereço ou de vaga;</li>
<li>filho que tirou a CNH e passou a usar o carro;</li>
<li>começo de trabalho com entrega ou transporte de passageiros;</li>
<li>instalação de kit gás, blindagem ou som de alto valor;</li>
<li>troca do principal condutor.</li>
</ul>
<p>O aviso vira endosso, que é a alteração formal da apólice. Com isso, o preço pode subir, descer ou ficar igual. Quando o risco diminui de modo relevante, o segurado pode pedir a redução do valor. Portanto, avisar nem sempre custa dinheiro.</p>
<aside class="aviso"><p><strong>Agravar de propósito é diferente.</strong> Quem aumenta o risco de forma intencional, relevante e continuada perde a garantia (art. 13). Emprestar o carro todos os dias a um motorista sem habilitação, por exemplo, pode entrar nessa conta.</p></aside>
<h2>Como responder bem em dez minutos</h2>
<ol>
<li><strong>Tenha os papéis à mão.</strong> CNH, documento do carro e apólice anterior evitam chute.</li>
<li><strong>Leia a pergunta inteira.</strong> “Reside com” e “dirige o veículo” são coisas diferentes.</li>
<li><strong>Pergunte antes de marcar.</strong> A corretora explica o termo e registra a sua dúvida.</li>
<li><strong>Guarde uma cópia.</strong> Depois de enviar, salve o questionário respondido, com a data.</li>
<li><strong>Confira a apólice.</strong> Caso um dado tenha saído trocado, peça a correção na hora.</li>
</ol>
<p>O terceiro passo protege você, pois as informações dadas na cotação passam a integrar o contrato. A <a href="https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis" target="_blank" rel="noopener">SUSEP explica, em sua página</a>, como funcionam a proposta e a aceitação no seguro de automóveis.</p>
<h2>E a minha privacidade?</h2>
<p>A Lei Geral de Proteção de Dados também vale aqui. A seguradora e a corretora só devem pedir o que serve ao cálculo, dizer para que usam e proteger o que guardam. Para uma primeira conversa, marca, modelo, ano e CEP costumam bastar. Já o CPF entra mais tarde, na proposta. Se algo parecer demais, pergunte o motivo. A <a href="https://www.gov.br/anpd/pt-br" target="_blank" rel="noopener">Autoridade Nacional de Proteção de Dados</a> orienta e recebe denúncias.</p>
<h2>Perguntas frequentes</h2>
<h3>Meu filho de 19 anos dirige só no Natal. Preciso declarar?</h3>
<p>Leia a pergunta. Se ela fala em quem mora na casa, declare. Se fala em uso frequente, explique a situação. Em geral, o custo extra é menor do que o risco.</p>
<h3>A seguradora pode recusar a indenização por um CEP errado?</h3>
<p>Depende do motivo e do efeito. Erro por descuido tende a gerar redução proporcional, e não perda total. Já a má-fé comprovada muda tudo. Se a recusa vier, veja <a href="/blog/sinistro-negado-como-recorrer">como recorrer de um sinistro negado</a>.</p>
<h3>Quem responde pelo erro do corretor?</h3>
<p>Cada caso pede análise. Por isso, revise o que foi enviado em seu nome e guarde as mensagens. Uma corretora cuidadosa, aliás, manda o questionário para você conferir. Comece o seu pela página de <a href="/seguros/auto">seguro auto</a>.</p>
<p class="nota">Conteúdo de orientação geral. As perguntas, os critérios e as consequências estão detalhados na proposta e nas condições da seguradora.</p>`,
} satisfies DemoPost
