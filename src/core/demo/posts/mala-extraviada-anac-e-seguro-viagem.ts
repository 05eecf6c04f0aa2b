import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'mala-extraviada-anac-e-seguro-viagem',
	title: 'Mala extraviada: direitos na ANAC e no seguro viagem',
	excerpt:
		'O registro ainda no aeroporto abre os dois caminhos: a indenização da companhia aérea e a cobertura de bagagem.',
	categorySlug: 'viagem',
	tags: ['Viagem', 'Cobertura', 'Legislação', 'Documentos'],
	metaTitle: 'Mala extraviada: direitos na ANAC e no seguro viagem',
	metaDescription:
		'Mala extraviada no voo? Veja o que fazer ainda no aeroporto, os prazos da ANAC para devolver a bagagem e como o seguro viagem completa a indenização.',
	sourceUrls: [
		'https://www.gov.br/anac/pt-br',
		'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2006/decreto/d5910.htm',
		'https://www.gov.br/susep/pt-br',
		'https://www.consumidor.gov.br',
	],
	publishedDaysAgo: 69,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Registre o extravio no balcão da companhia antes de sair da área de desembarque.</li>
<li>A empresa tem até 7 dias para devolver a mala em voo doméstico e até 21 em voo internacional.</li>
<li>O seguro viagem costuma completar a indenização, desde que você guarde registro, notas e cartão de embarque.</li>
</ul>
</aside>
<p>A esteira para, e nada. Com a mala extraviada, o passageiro tem direitos diante da companhia aérea, pelas regras da ANAC, e pode ter outros no seguro viagem. Os dois caminhos começam no mesmo lugar: o balcão da empresa, ainda dentro do aeroporto.</p>
<h2>No aeroporto: os primeiros trinta minutos</h2>
<ol>
<li><strong>Não saia da área de desembarque.</strong> Procure o balcão de bagagens da companhia aérea.</li>
<li><strong>Mostre a etiqueta.</strong> O comprovante de despacho, em geral colado no cartão de embarque, identifica a mala.</li>
<li><strong>Faça o registro.</strong> O documento se chama Registro de Irregularidade de Bagagem, ou RIB. Peça uma cópia com número e data.</li>
<li><strong>Informe o endereço de entrega.</strong> A empresa deve levar a mala até o local que você indicar.</li>
<li><strong>Pergunte sobre as despesas.</strong> Longe de casa, você pode pedir o ressarcimento do que precisar comprar.</li>
<li><strong>Avise a central do seguro.</strong> Anote o protocolo no mesmo dia.</li>
</ol>
<h2>Os prazos da ANAC</h2>
<p>A Resolução 400, de 2016, reúne as condições gerais do transporte aéreo. O texto atualizado está no site da <a href="https://www.gov.br/anac/pt-br" target="_blank" rel="noopener">Agência Nacional de Aviação Civil</a>. Na resolução, os prazos da empresa são curtos, como mostra a tabela.</p>
<table>
<thead>
<tr><th scope="col">Situação</th><th scope="col">O que o passageiro faz</th><th scope="col">Prazo da companhia</th></tr>
</thead>
<tbody>
<tr><td>Extravio em voo doméstico</td><td>Registra na hora</td><td>Devolver em até 7 dias</td></tr>
<tr><td>Extravio em voo internacional</td><td>Registra na hora</td><td>Devolver em até 21 dias</td></tr>
<tr><td>Mala não encontrada no prazo</td><td>Apresenta os dados para receber</td><td>Indenizar em até 7 dias</td></tr>
<tr><td>Mala danificada ou violada</td><td>Reclama em até 7 dias do recebimento</td><td>Reparar, substituir ou indenizar em até 7 dias</td></tr>
<tr><td>Despesas fora do domicílio</td><td>Entrega os comprovantes</td><td>Ressarcir em até 7 dias</td></tr>
</tbody>
</table>
<p>A agência revisa essas normas de tempos em tempos. Por isso, confira a versão em vigor na data do seu voo.</p>
<h2>Quanto a companhia paga</h2>
<p>A indenização tem teto. Em voo internacional, vale a Convenção de Montreal, em vigor no Brasil pelo <a href="https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2006/decreto/d5910.htm" target="_blank" rel="noopener">Decreto 5.910, de 2006</a>. O limite é fixado em Direitos Especiais de Saque, uma unidade do Fundo Monetário Internacional, e sofre atualização periódica. Em voo doméstico, o contrato de transporte também costuma prever limite.</p>
<p>Vai levar algo caro na mala despachada? Antes do embarque, peça a declaração especial de valor. A empresa pode cobrar por ela, mas o limite sobe. Ainda melhor é levar joias, dinheiro, remédios e eletrônicos na bagagem de mão.</p>
<h2>Onde o seguro viagem entra</h2>
<p>A cobertura de bagagem é opcional na maioria dos planos. Quando existe, costuma funcionar de dois modos. Primeiro, paga um valor pela perda definitiva. Além disso, pode reembolsar compras de emergência enquanto a mala não chega. A <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP fiscaliza as seguradoras</a> que vendem esses planos.</p>
<p>Leia quatro pontos na apólice:</p>
<ul>
<li><strong>Complementar ou independente.</strong> Muitas apólices descontam o que a companhia aérea já pagou.</li>
<li><strong>Valor por quilo ou por mala.</strong> O limite pode mudar bastante o resultado.</li>
<li><strong>Horas de atraso.</strong> O reembolso de emergência só começa depois de um período, como 6, 12 ou 24 horas.</li>
<li><strong>Itens excluídos.</strong> Dinheiro, documentos, joias e eletrônicos costumam ficar de fora.</li>
</ul>
<p><strong>Exemplo ilustrativo.</strong> A mala continha R$ 9.000 em roupas e calçados. A companhia indenizou R$ 6.500. Com cobertura complementar de R$ 5.000, o seguro pagaria a diferença de R$ 2.500, e não o limite inteiro.</p>
<aside class="aviso"><p><strong>Sem registro, quase nada anda.</strong> A seguradora costuma exigir o RIB e a resposta da companhia aérea. Se você já saiu do aeroporto, volte ou registre pelos canais digitais da empresa no mesmo dia.</p></aside>
<h2>Como provar o que havia na mala</h2>
<p>Ninguém guarda nota de toda camiseta, e tudo bem. Ainda assim, junte o que for possível:</p>
<ul>
<li>foto da mala aberta, feita antes de fechar;</li>
<li>notas fiscais e faturas do cartão;</li>
<li>foto da etiqueta e do peso no despacho;</li>
<li>lista dos itens, com valor aproximado e data de compra.</li>
</ul>
<p>A foto antes da viagem é o melhor hábito, porque leva dez segundos e vale mais do que uma lista feita de memória.</p>
<h2>Se a empresa não resolver</h2>
<p>Escreva primeiro ao atendimento da companhia e guarde o protocolo. Em seguida, registre a reclamação no <a href="https://www.consumidor.gov.br" target="_blank" rel="noopener">Consumidor.gov.br</a>, canal que a própria ANAC indica aos passageiros. Se a resposta não vier ou não bastar, procure o Procon ou o Juizado Especial. Alguns aeroportos, aliás, têm posto do Juizado, o que adianta o acordo.</p>
<p>Com a seguradora, o raciocínio é parecido. Peça a recusa por escrito, com o motivo. Depois, use a ouvidoria e a mesma plataforma. O passo a passo está em <a href="/blog/sinistro-negado-como-recorrer">sinistro negado: como recorrer</a>.</p>
<h2>Antes da próxima viagem</h2>
<p>Tire as etiquetas antigas, ponha nome e telefone dentro e fora da mala e divida as roupas da família entre duas malas. Assim, se uma sumir, ninguém fica sem nada. Um rastreador pequeno também ajuda, mas confirme com a companhia se ela aceita o modelo.</p>
<h2>Perguntas frequentes</h2>
<h3>A mala chegou um dia depois. Tenho direito a algo?</h3>
<p>Se você estava fora de casa e gastou com itens de necessidade, peça o ressarcimento com as notas. No seguro, por sua vez, veja se o atraso passou do número de horas previsto.</p>
<h3>Posso pedir indenização à companhia e ao seguro?</h3>
<p>Pode acionar os dois, mas sem receber duas vezes pelo mesmo prejuízo. Em geral, o seguro paga o que faltou, até o limite.</p>
<h3>O seguro do cartão de crédito cobre bagagem?</h3>
<p>Alguns cobrem, se a passagem foi paga com o cartão e o bilhete do seguro foi emitido antes. Confira as condições e compare com um <a href="/seguros/viagem">seguro viagem</a> contratado à parte.</p>
<p class="nota">Texto informativo. Limites, prazos e exclusões variam conforme o contrato de transporte e a apólice de cada passageiro.</p>`,
} satisfies DemoPost
