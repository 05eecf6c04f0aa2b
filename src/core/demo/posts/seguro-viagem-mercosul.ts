import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'seguro-viagem-mercosul',
	title: 'Seguro viagem para o Mercosul: vale a pena?',
	excerpt: 'Uruguai e Argentina ficam perto. Uma internação lá fora, nem tanto para o bolso.',
	categorySlug: 'viagem',
	tags: ['Dicas', 'Cobertura'],
	metaTitle: 'Seguro viagem para o Mercosul: vale a pena?',
	metaDescription:
		'Seguro viagem para o Mercosul: o que ele cobre no Uruguai, na Argentina e no Paraguai, quando a Carta Verde é obrigatória e o que conferir antes de sair.',
	sourceUrls: [
		'https://www.gov.br/susep/pt-br',
		'https://www.gov.br/ans/pt-br',
		'https://detran.sc.gov.br/seguro-carta-verde',
		'https://www.gov.br/mre/pt-br/assuntos/portal-consular',
	],
	publishedDaysAgo: 15,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>O plano de saúde brasileiro, em geral, não atende fora do país. O seguro viagem cobre essa lacuna.</li>
<li>Quem cruza a fronteira de carro precisa da Carta Verde, que protege terceiros, e não você.</li>
<li>As regras de entrada mudam: confirme no consulado antes de cada viagem.</li>
</ul>
</aside>
<p>De Torres, dá para chegar de carro ao Uruguai em um dia, e muita gente viaja sem seguro. A proximidade engana. No exterior, uma fratura ou uma apendicite vira conta em moeda estrangeira. Por isso, o seguro viagem para o Mercosul vale a pena para a maioria das famílias. A escolha do plano depende de como você vai e de quanto tempo fica.</p>
<h2>O que o seguro viagem cobre no Mercosul</h2>
<p>O seguro viagem reúne várias coberturas com limites próprios. As seguradoras seguem regras do Conselho Nacional de Seguros Privados, e a <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP fiscaliza o cumprimento</a>. Nas viagens ao exterior, procure na apólice ao menos estas linhas:</p>
<ul>
<li><strong>Despesas médicas, hospitalares e odontológicas.</strong> É a cobertura principal. Vale para acidente ou doença súbita durante a viagem.</li>
<li><strong>Traslado médico.</strong> Leva o paciente ao hospital adequado.</li>
<li><strong>Regresso sanitário.</strong> Traz você de volta quando não há condição de viajar como passageiro comum.</li>
<li><strong>Traslado de corpo.</strong> Poupa a família de um custo alto em um momento difícil.</li>
<li><strong>Bagagem, cancelamento e atraso.</strong> São opcionais e variam muito de um plano para outro.</li>
</ul>
<p>Doença que você já tinha merece atenção. Em geral, o seguro atende à crise até estabilizar o quadro, mas não paga o tratamento de rotina. Esportes de aventura, como esqui em Bariloche, costumam exigir cobertura específica.</p>
<h2>E o meu plano de saúde?</h2>
<p>Todo plano tem uma área de abrangência, descrita no contrato: municipal, estadual ou nacional, por exemplo. A <a href="https://www.gov.br/ans/pt-br" target="_blank" rel="noopener">ANS regula os planos de saúde</a> no Brasil, e a cobertura obrigatória não se estende ao exterior. Alguns contratos trazem assistência internacional, enquanto outros reembolsam parte da conta. Portanto, ligue para a operadora antes de viajar e peça a resposta por escrito.</p>
<p>O cartão de crédito também pode oferecer seguro. Só que o benefício costuma ter condições: pagar as passagens com aquele cartão, emitir um bilhete antes de sair e respeitar um limite de dias. Em viagem de carro, essa cobertura pode nem existir.</p>
<h2>Vai de carro? A Carta Verde é obrigatória</h2>
<p>A Carta Verde é um seguro de responsabilidade civil criado no âmbito do Mercosul. Ela indeniza danos que o seu veículo cause a terceiros não transportados. O <a href="https://detran.sc.gov.br/seguro-carta-verde" target="_blank" rel="noopener">Detran de Santa Catarina explica as regras</a>. Carros e motos com placa do Brasil precisam do certificado, e só uma seguradora brasileira pode emiti-lo. O prazo acompanha a viagem, de poucos dias até um ano.</p>
<table>
<thead>
<tr><th scope="col">Seguro</th><th scope="col">Quem ele protege</th><th scope="col">É obrigatório?</th></tr>
</thead>
<tbody>
<tr><td>Carta Verde</td><td>Terceiros fora do seu carro</td><td>Sim, para entrar de carro ou moto</td></tr>
<tr><td>Seguro auto com extensão ao Mercosul</td><td>O seu próprio carro</td><td>Não</td></tr>
<tr><td>Seguro viagem</td><td>Você e a sua família</td><td>Depende do país e da época</td></tr>
</tbody>
</table>
<p>As três proteções se completam. A Carta Verde, porém, não paga o conserto do seu carro, nem o hospital dos passageiros. Já o seguro auto só vale lá fora se a apólice disser. Com carro alugado ou em nome de outra pessoa, peça ainda a autorização por escrito para cruzar a fronteira.</p>
<aside class="aviso"><p><strong>Argentina: confirme antes de comprar.</strong> Um decreto argentino de 2025 prevê seguro de saúde para visitantes estrangeiros, mas a aplicação dependia de regulamentação. Como a regra pode mudar, consulte o consulado na semana da viagem.</p></aside>
<h2>Quanto contratar de despesas médicas</h2>
<p>Não existe número mágico. Pense no pior dia provável, e não na consulta simples. Uma cirurgia com internação, por exemplo, é uma boa referência para o limite.</p>
<p><strong>Exemplo ilustrativo.</strong> Suponha uma internação de US$ 8.000 e um dólar a R$ 5,50. A conta chegaria a R$ 44.000. Com um limite de US$ 10.000, o seguro absorveria o valor. Já com US$ 5.000, a família pagaria a diferença.</p>
<p>Para uma semana no Uruguai, muita gente escolhe limites menores do que os usados na Europa ou nos Estados Unidos. Ainda assim, crianças, idosos e gestantes pedem folga maior. Além disso, confira até que semana de gestação o plano atende.</p>
<h2>Antes de sair: uma lista curta</h2>
<ol>
<li><strong>Documento.</strong> Para turismo nos países do bloco, o brasileiro usa passaporte ou carteira de identidade em bom estado. A CNH não serve para cruzar a fronteira.</li>
<li><strong>Crianças.</strong> Menor sem os dois pais precisa de autorização de viagem. Veja as orientações no <a href="https://www.gov.br/mre/pt-br/assuntos/portal-consular" target="_blank" rel="noopener">Portal Consular do Itamaraty</a>.</li>
<li><strong>Apólice no celular.</strong> Salve o PDF e o telefone da central, com o código do país.</li>
<li><strong>Contato primeiro.</strong> Sempre que possível, ligue para a central antes de ir ao hospital. Assim, ela indica a rede e evita que você pague do bolso.</li>
<li><strong>Notas fiscais.</strong> Se pagar, guarde a receita, o laudo e o recibo com o seu nome.</li>
</ol>
<h2>Quando pode não valer a pena</h2>
<p>Um bate-volta de poucas horas a Rivera, com plano que atende na fronteira, talvez dispense o seguro. O mesmo vale para quem já tem cobertura internacional ativa e suficiente. Nos demais casos, o custo de uma semana costuma ser pequeno diante do risco. Assim, peça a cotação e decida com o número na mão.</p>
<h2>Perguntas frequentes</h2>
<h3>Posso contratar o seguro depois de sair do Brasil?</h3>
<p>Algumas seguradoras aceitam, em geral com carência de alguns dias, mas outras recusam. Por isso, contrate antes de cruzar a fronteira.</p>
<h3>O hospital público do país vizinho atende de graça?</h3>
<p>Depende do país, da província e do tipo de atendimento. Emergências costumam ter acesso, mas a cobrança de estrangeiros cresceu na região. Portanto, não planeje a viagem contando com isso.</p>
<h3>Perdi a mala no voo. O seguro cobre?</h3>
<p>Cobre se houver a cobertura de bagagem, e quase sempre como complemento à indenização da companhia aérea. Veja o roteiro em <a href="/blog/mala-extraviada-anac-e-seguro-viagem">mala extraviada: o que fazer</a>. Para comparar limites, passe pela página de <a href="/seguros/viagem">seguro viagem</a>.</p>
<p class="nota">Informação geral, sem valor de consulta jurídica. Exigências de entrada e coberturas mudam: confirme com o consulado e na sua apólice.</p>`,
} satisfies DemoPost
