import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'casa-de-praia-fechada-seguro',
	title: 'Casa de praia fechada no inverno: cuide do seguro',
	excerpt:
		'Imóvel de veraneio vazio tem regra própria na apólice. Uma lista de cuidados evita furto, vazamento e recusa.',
	categorySlug: 'seguro-residencial',
	tags: ['Seguro Residencial', 'Prevenção', 'Cobertura', 'Dicas'],
	metaTitle: 'Casa de praia fechada no inverno: cuide do seguro',
	metaDescription:
		'Casa de praia fechada por meses pede seguro declarado como veraneio. Veja o que muda na cobertura de furto e danos elétricos e o que fazer antes de sair.',
	sourceUrls: [
		'https://www.gov.br/susep/pt-br',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.gov.br/aneel/pt-br',
		'https://www.delegaciaonline.rs.gov.br',
	],
	publishedDaysAgo: 78,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Declare o imóvel como casa de veraneio. O seguro de moradia habitual parte de outro risco.</li>
<li>Leia a cláusula de desocupação: ela diz por quanto tempo a casa pode ficar vazia.</li>
<li>Antes de sair, feche a água, desligue os aparelhos e fotografe cada cômodo.</li>
</ul>
</aside>
<p>Entre abril e novembro, boa parte das casas de praia do Litoral Norte fica fechada. O vento trabalha, a maresia trabalha e, às vezes, o ladrão também. O seguro da casa de praia existe para isso. Ele só funciona bem, porém, quando a seguradora sabe que o imóvel passa o inverno vazio.</p>
<h2>Veraneio ou moradia: por que declarar</h2>
<p>As seguradoras separam a residência habitual da casa de veraneio. A razão é simples. Em casa habitada, alguém percebe o vazamento, o cheiro de queimado e o portão aberto. Já na casa fechada, o dano cresce em silêncio.</p>
<p>Quem contrata como moradia um imóvel de temporada informa um risco que não existe. A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a> obriga a responder com verdade ao questionário (art. 44) e a comunicar o aumento relevante do risco (art. 14). O descuido pode reduzir a indenização, enquanto a má-fé pode acabar com ela. Por isso, a declaração correta é o item mais barato da apólice.</p>
<p>O mesmo vale para o aluguel de temporada. Se a casa recebe hóspedes, avise. Algumas apólices aceitam o uso, outras exigem cobertura específica e outras, ainda, recusam.</p>
<h2>O que costuma mudar na cobertura</h2>
<table>
<thead>
<tr><th scope="col">Cobertura</th><th scope="col">Na casa de veraneio, em geral</th><th scope="col">O que perguntar</th></tr>
</thead>
<tbody>
<tr><td>Incêndio, raio e explosão</td><td>Igual à da moradia</td><td>O limite cobre a reconstrução?</td></tr>
<tr><td>Vendaval e granizo</td><td>Adicional</td><td>Inclui cerca, pergolado e placas solares?</td></tr>
<tr><td>Roubo e furto</td><td>Limite menor ou com exigências</td><td>Pede grade, alarme ou caseiro?</td></tr>
<tr><td>Danos elétricos</td><td>Adicional</td><td>Vale com a casa desligada?</td></tr>
<tr><td>Vazamento e água</td><td>Restrita ou ausente</td><td>Exige registro fechado na ausência?</td></tr>
<tr><td>Responsabilidade civil</td><td>Adicional</td><td>Cobre hóspede e vizinho?</td></tr>
</tbody>
</table>
<p>A linha de roubo e furto pede leitura lenta. Muitas apólices cobrem o furto com arrombamento, mas não o furto simples, sem sinal de entrada forçada. Outras também limitam o valor de objetos fáceis de levar. As condições precisam estar claras, dentro das regras que a <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP fiscaliza</a>.</p>
<h2>A cláusula de desocupação</h2>
<p>Procure esse termo na apólice. Ele define o que acontece quando o imóvel passa muitos dias sem ninguém. Há contratos que suspendem a cobertura de furto depois de certo período, enquanto outros só pedem visitas regulares. No plano próprio para veraneio, a ausência já entra no preço.</p>
<p>Se a cláusula existir, anote o prazo e organize as visitas. Um vizinho de confiança, um caseiro ou uma empresa de manutenção resolve. Guarde as mensagens e as fotos com data, porque elas provam o cuidado.</p>
<h2>Antes de fechar a casa: lista de saída</h2>
<ol>
<li><strong>Feche a água.</strong> Use o registro geral e esvazie a caixa, se a ausência for longa.</li>
<li><strong>Desligue os aparelhos.</strong> Tire da tomada televisor, micro-ondas e roteador. Raio e oscilação entram pelo fio.</li>
<li><strong>Feche o gás.</strong> Deixe o registro e a válvula do botijão fechados.</li>
<li><strong>Revise o telhado e as calhas.</strong> Telha solta vira buraco na primeira ventania.</li>
<li><strong>Pode as árvores.</strong> Galho sobre o telhado quebra telha. Perto da rede elétrica, porém, chame a distribuidora.</li>
<li><strong>Guarde o que voa.</strong> Cadeira, guarda-sol e churrasqueira portátil viram projétil.</li>
<li><strong>Leve o que tem valor.</strong> Eletrônico e documento não precisam passar o inverno na praia.</li>
<li><strong>Fotografe cada cômodo.</strong> Faça um vídeo curto, abra os armários e salve na nuvem.</li>
</ol>
<aside class="aviso"><p><strong>Evite anunciar a ausência.</strong> Caixa de correio cheia, grama alta e postagem da viagem avisam que não há ninguém. Combine com o vizinho a retirada da correspondência.</p></aside>
<h2>Queima de aparelho pela rede elétrica</h2>
<p>Quando a oscilação da rede queima um aparelho, há dois caminhos. O primeiro é a cobertura de danos elétricos do seguro. O segundo é o pedido de ressarcimento à distribuidora de energia, que tem regras e prazos definidos pela <a href="https://www.gov.br/aneel/pt-br" target="_blank" rel="noopener">Agência Nacional de Energia Elétrica</a>. Evite consertar o aparelho antes de abrir o pedido, pois a empresa pode querer inspecioná-lo. Além disso, não dá para receber duas vezes pelo mesmo dano.</p>
<h2>Cheguei e encontrei a casa arrombada</h2>
<p>Não entre sozinho e ligue 190. Depois, com a casa segura, siga esta ordem:</p>
<ul>
<li>fotografe portas, janelas e cômodos antes de arrumar;</li>
<li>registre o furto na delegacia ou na <a href="https://www.delegaciaonline.rs.gov.br" target="_blank" rel="noopener">Delegacia Online do Rio Grande do Sul</a>, se o caso permitir;</li>
<li>liste o que falta, com notas, fotos e manuais;</li>
<li>avise a seguradora no mesmo dia e peça orientação para fechar o imóvel;</li>
<li>guarde a nota do chaveiro e do vidraceiro.</li>
</ul>
<p>As despesas de emergência, como trocar a fechadura e cobrir uma janela, podem voltar para você. A lei põe por conta da seguradora as medidas de contenção e salvamento, até o limite combinado (art. 67). Manutenção de rotina, por outro lado, fica com o dono.</p>
<h2>Quanto contratar</h2>
<p>Some o custo de reconstruir a casa e o valor do que há dentro. Como os móveis de praia costumam ser simples, o seguro de conteúdo tende a sair barato.</p>
<p><strong>Exemplo ilustrativo.</strong> Uma casa de madeira de 80 m² tem custo de reconstrução estimado em R$ 200.000 e R$ 25.000 em móveis. Um limite de R$ 120.000 para incêndio parece alto, mas deixaria R$ 80.000 da obra por sua conta em uma perda total.</p>
<h2>Perguntas frequentes</h2>
<h3>Casa de madeira tem seguro?</h3>
<p>Tem, mas nem toda seguradora aceita. Em geral, o preço é maior, e pode haver exigência sobre a fiação. Portanto, informe o tipo de construção com exatidão.</p>
<h3>A ressaca do mar destruiu o muro. O seguro cobre?</h3>
<p>Raramente. Ressaca e avanço do mar aparecem entre as exclusões de muitas apólices. Por isso, pergunte antes e peça a resposta por escrito.</p>
<h3>Preciso de um seguro para cada casa?</h3>
<p>Em geral, sim, porque cada apólice descreve um endereço. Veja as opções de <a href="/seguros/residencial">seguro residencial</a> e leia também <a href="/blog/vendaval-no-litoral-seguro-residencial">o que o seguro cobre no vendaval</a>.</p>
<p class="nota">Orientação geral. Coberturas para imóvel de veraneio mudam bastante entre seguradoras: a sua apólice é que vale.</p>`,
} satisfies DemoPost
