import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'tres-cotacoes-lado-a-lado',
	title: 'Três cotações lado a lado: onde está a diferença',
	excerpt: 'Franquia, limite para terceiros e assistência explicam quase todo o preço.',
	categorySlug: 'cotacoes',
	tags: ['Cotação', 'Economia'],
	metaTitle: 'Três cotações lado a lado: onde está a diferença',
	metaDescription:
		'Três cotações de seguro lado a lado: veja em um exemplo por que a mais barata pode sair cara e quais linhas comparar antes de assinar a proposta.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
		'https://www.gov.br/susep/pt-br',
	],
	publishedDaysAgo: 19,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Compare propostas com a mesma base: mesmo perfil, mesmas coberturas e mesma data.</li>
<li>Franquia, limite para terceiros e assistência respondem por quase toda a diferença de preço.</li>
<li>Pedir cotação não obriga ninguém, mas o que você informa passa a fazer parte do contrato.</li>
</ul>
</aside>
<p>Três cotações do mesmo carro chegam com três preços. A tentação é escolher a menor. Antes disso, porém, ponha as três lado a lado e procure onde está a diferença. Muitas vezes, ela não está no nome da seguradora, e sim na franquia, no limite para terceiros e na assistência.</p>
<h2>Um exemplo com três propostas</h2>
<p>Os números abaixo são inventados e servem só para mostrar o método. O carro, o motorista e o CEP são os mesmos nas três colunas.</p>
<table>
<thead>
<tr><th scope="col">Item (exemplo)</th><th scope="col">Proposta A</th><th scope="col">Proposta B</th><th scope="col">Proposta C</th></tr>
</thead>
<tbody>
<tr><td>Preço anual</td><td>R$ 2.100</td><td>R$ 2.450</td><td>R$ 2.600</td></tr>
<tr><td>Franquia</td><td>R$ 5.200</td><td>R$ 3.100</td><td>R$ 3.000</td></tr>
<tr><td>Danos materiais a terceiros</td><td>R$ 50.000</td><td>R$ 100.000</td><td>R$ 200.000</td></tr>
<tr><td>Danos corporais a terceiros</td><td>R$ 50.000</td><td>R$ 100.000</td><td>R$ 200.000</td></tr>
<tr><td>Guincho</td><td>200 km</td><td>400 km</td><td>Sem limite de km</td></tr>
<tr><td>Carro reserva</td><td>Não tem</td><td>7 dias</td><td>15 dias</td></tr>
<tr><td>Vidros</td><td>Não tem</td><td>Completo</td><td>Completo</td></tr>
</tbody>
</table>
<p>A proposta A custa R$ 350 a menos do que a B. Em troca, a franquia sobe R$ 2.100. Assim, basta uma batida para perder seis anos dessa economia. Já a diferença entre B e C é de R$ 150 e compra o dobro do limite para terceiros. Para quem roda na BR-101 todos os dias, esse pode ser o melhor dinheiro da tabela.</p>
<h2>As cinco linhas que decidem</h2>
<ol>
<li><strong>Franquia.</strong> É a parte do conserto que fica com você. Pergunte se ela é reduzida, normal ou majorada.</li>
<li><strong>Limites para terceiros.</strong> Materiais e corporais têm valores separados. Um carro importado ou uma internação, por exemplo, pode passar rápido de R$ 50.000.</li>
<li><strong>Forma de indenização do carro.</strong> Veja qual tabela serve de referência e qual percentual dela a seguradora paga na perda total.</li>
<li><strong>Assistência.</strong> Leia a quilometragem do guincho, o número de acionamentos e os serviços.</li>
<li><strong>Oficina.</strong> Livre escolha costuma custar mais. Já a rede referenciada pode trazer desconto na franquia.</li>
</ol>
<p>Depois dessas cinco, olhe os extras. Vidros, pneus e pequenos reparos são bem-vindos, mas raramente mudam a decisão.</p>
<h2>Faça as propostas conversarem</h2>
<p>Cotações diferentes não se comparam. Por isso, peça que as três usem a mesma base: mesma classe de bônus, mesmo condutor, mesmo CEP de pernoite e mesmos limites. Só então o preço vira informação.</p>
<p>Veja também a forma de pagamento. O parcelamento pode embutir juros, e um desconto à vista muda a ordem da lista. Portanto, some tudo e compare o total do ano.</p>
<aside class="aviso"><p><strong>Desconfie do preço muito abaixo.</strong> Quando uma proposta sai por metade das outras, algo mudou: a franquia, o percentual da tabela ou um dado do perfil. Por isso, procure a linha antes de comemorar.</p></aside>
<h2>O que a lei diz sobre a cotação</h2>
<p>Pedir uma cotação não é o mesmo que propor um contrato. A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a> separa as duas coisas, mas faz uma ressalva: as informações prestadas nessa fase integram o contrato que vier depois. Ou seja, a resposta dada às pressas continua valendo.</p>
<p>Já quando você envia a proposta, a seguradora tem até 25 dias para recusar. Se não responder nesse prazo, a proposta conta como aceita (art. 49). A contagem fica suspensa enquanto ela espera documentos ou exames que pediu. Depois da aceitação, a apólice deve chegar em até 30 dias.</p>
<p>O <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm" target="_blank" rel="noopener">Código de Defesa do Consumidor</a> completa a proteção. Ele assegura informação clara sobre preço e características (art. 6º) e obriga o fornecedor a cumprir o que ofertou (art. 30). Guarde, portanto, a cotação em PDF.</p>
<h2>Pergunte quem está do outro lado</h2>
<p>Corretor e seguradora precisam de registro. Antes de pagar, consulte os dois no site da <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP</a>. Além disso, o boleto deve sair em nome da seguradora, e não de uma pessoa física.</p>
<p>As normas do setor também pedem transparência de quem vende. Você pode saber quanto o corretor recebe pela venda, com que seguradoras ele trabalha e se tem vínculo com alguma delas. A pergunta é simples: “quanto você ganha em cada uma dessas propostas?”. Quem trabalha direito responde sem rodeio.</p>
<h2>Roteiro de dez minutos</h2>
<ul>
<li>Marque em cada proposta a franquia e os dois limites para terceiros.</li>
<li>Iguale as coberturas e peça o preço de novo.</li>
<li>Some o custo do ano e divida a diferença de franquia pela diferença de preço.</li>
<li>Pense em quantos anos você dirige sem bater. Se a conta pedir mais tempo do que isso, pague pela franquia menor.</li>
<li>Leia as exclusões antes de assinar.</li>
</ul>
<p>Na prática, o terceiro item é o mais revelador. No exemplo, R$ 2.100 de franquia divididos por R$ 350 de preço dão seis. A proposta A só ganha se você passar mais de seis anos sem acionar o seguro.</p>
<h2>Perguntas frequentes</h2>
<h3>Quantas cotações devo pedir?</h3>
<p>Três ou quatro bastam, desde que tenham a mesma base. Mais do que isso cansa e repete os mesmos números. Uma corretora pode consultar várias seguradoras de uma vez.</p>
<h3>A cotação tem validade?</h3>
<p>Tem, e a data aparece no documento. O preço do seguro muda com frequência. Portanto, se a validade passou, peça o cálculo de novo antes de comparar.</p>
<h3>Posso negociar o preço?</h3>
<p>Pode. Mostre a proposta concorrente e pergunte o que muda com outra franquia ou com pagamento à vista. Só não aceite alterar um dado do perfil para baixar o valor. Entenda o porquê em <a href="/blog/questionario-de-risco-o-que-declarar">questionário de risco: o que declarar</a> ou comece pela página de <a href="/seguros/auto">seguro auto</a>.</p>
<p class="nota">Os valores do exemplo são fictícios. Este texto orienta a leitura e não substitui a proposta nem as condições gerais.</p>`,
} satisfies DemoPost
