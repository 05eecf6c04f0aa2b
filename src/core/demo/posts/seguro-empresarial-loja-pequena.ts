import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'seguro-empresarial-loja-pequena',
	title: 'Seguro empresarial para loja pequena: por onde começar',
	excerpt:
		'Incêndio, clientes, equipamentos e caixa parado: uma ordem sensata para proteger a loja sem pagar pelo que não usa.',
	categorySlug: 'empresas',
	tags: ['Seguro Empresarial', 'Cobertura', 'Legislação', 'Prevenção'],
	metaTitle: 'Seguro empresarial para loja pequena: por onde começar',
	metaDescription:
		'Seguro empresarial para loja pequena: o que a lei exige, que coberturas vêm primeiro, como evitar o rateio e que papéis provam o estoque no sinistro.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/decreto-lei/del0073.htm',
		'https://www2.camara.leg.br/legin/fed/decret/1960-1969/decreto-61867-7-dezembro-1967-403051-publicacaooriginal-1-pe.html',
		'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/l11788.htm',
		'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.bombeiros.rs.gov.br',
		'https://www.gov.br/susep/pt-br',
	],
	publishedDaysAgo: 64,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Comece pelo que fecharia a loja: fogo, temporal e dano a cliente. Os extras vêm depois.</li>
<li>O seguro contra incêndio dos bens de pessoas jurídicas está entre os obrigatórios por lei.</li>
<li>Valor correto e estoque documentado decidem o tamanho da indenização.</li>
</ul>
</aside>
<p>Um curto-circuito de madrugada, a rua alagada em fevereiro, a cliente que escorrega no piso molhado. Para uma loja pequena, um único dia assim pode consumir o caixa do ano. O seguro empresarial reúne essas proteções em uma só apólice. Ninguém, porém, precisa contratar tudo de uma vez. Por isso, este texto propõe uma ordem.</p>
<h2>O que a lei exige da empresa</h2>
<p>O artigo 20 do <a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del0073.htm" target="_blank" rel="noopener">Decreto-Lei 73/1966</a> lista os seguros obrigatórios. Entre eles está o de incêndio dos bens de pessoas jurídicas situados no país. O <a href="https://www2.camara.leg.br/legin/fed/decret/1960-1969/decreto-61867-7-dezembro-1967-403051-publicacaooriginal-1-pe.html" target="_blank" rel="noopener">Decreto 61.867, de 1967</a>, porém, restringe a regra a bens que, no mesmo terreno, somem certo valor (art. 18). E esse piso ainda está em cruzeiros novos, moeda que já não existe. Na dúvida, portanto, uma sociedade com loja montada faz bem em tratar o seguro como obrigatório. Além disso, a falta dele pode gerar multa (art. 112 do Decreto-Lei).</p>
<p>E o MEI? Ele e o empresário individual têm CNPJ, mas atuam em nome próprio, sem criar uma pessoa jurídica separada. Assim, é possível que a obrigação não os alcance. O risco, ao contrário, alcança: os dois respondem com o patrimônio pessoal.</p>
<p>Confira ainda dois pontos. O contrato de aluguel pode trazer uma cláusula de <a href="/blog/seguro-incendio-no-aluguel-quem-paga">seguro incêndio</a>. E, se a loja tem estagiário, a <a href="https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/l11788.htm" target="_blank" rel="noopener">Lei 11.788/2008</a> manda, em regra, contratar para ele um seguro contra acidentes pessoais (art. 9º).</p>
<h2>A ordem das coberturas no seguro empresarial</h2>
<p>A tabela põe primeiro o prejuízo que fecharia a loja de vez.</p>
<table>
<thead>
<tr><th scope="col">Ordem</th><th scope="col">Cobertura</th><th scope="col">O que protege</th><th scope="col">O que perguntar</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Incêndio, raio e explosão</td><td>Instalações, móveis e estoque</td><td>O limite repõe tudo a preço de hoje?</td></tr>
<tr><td>2</td><td>Vendaval e alagamento</td><td>Telhado, vitrine e mercadoria</td><td>São duas coberturas ou uma?</td></tr>
<tr><td>3</td><td>Responsabilidade civil</td><td>Danos a clientes e vizinhos</td><td>A defesa tem limite próprio?</td></tr>
<tr><td>4</td><td>Danos elétricos e equipamentos</td><td>Freezer, computador, máquinas</td><td>O conteúdo do freezer entra?</td></tr>
<tr><td>5</td><td>Roubo de bens e valores</td><td>Mercadoria e dinheiro do caixa</td><td>Que alarme ou tranca se exige?</td></tr>
<tr><td>6</td><td>Lucros cessantes</td><td>Contas e lucro com a porta fechada</td><td>Por quantos meses paga?</td></tr>
</tbody>
</table>
<p>A sequência muda conforme o ponto. Uma sorveteria, por exemplo, sobe os equipamentos para o segundo lugar. Já a loja perto do rio não deve deixar o alagamento para depois. Em todo caso, as três primeiras linhas formam o mínimo.</p>
<h2>O cliente que se machuca</h2>
<p>Pelo artigo 14 do <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm" target="_blank" rel="noopener">Código de Defesa do Consumidor</a>, o fornecedor responde por defeito do serviço mesmo sem culpa. Ou seja, um tombo no corredor molhado pode virar despesa médica, dias sem trabalho e processo.</p>
<p>A responsabilidade civil paga a indenização até o limite contratado. Além dela, existe a conta do advogado. Desde dezembro de 2025, a <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a> exige que a garantia de gastos com a defesa tenha limite separado (art. 98). Se a cobrança chegar à Justiça, avise a seguradora assim que receber a citação.</p>
<h2>Loja fechada, contas abertas</h2>
<p>Depois de um incêndio, o seguro comum repõe prateleiras e mercadoria. O aluguel, a folha e o contador, no entanto, continuam a vencer. Os lucros cessantes cobrem esse intervalo, em geral desde que a parada venha de um risco também coberto.</p>
<p><strong>Exemplo ilustrativo.</strong> A loja tem R$ 14.000 de contas fixas por mês. A reforma leva três meses. São, portanto, R$ 42.000 sem nenhuma venda. Na praia, some outra pergunta: o que acontece se a obra ocupar janeiro e fevereiro? Um limite calculado pela média do ano pode ficar curto.</p>
<h2>Valor certo: como fugir do rateio</h2>
<p>Segurar por menos parece economia. A conta, porém, aparece no sinistro parcial, quando a apólice prevê rateio. Nesse caso, a seguradora paga apenas a proporção entre o valor segurado e o valor real dos bens.</p>
<p><strong>Exemplo ilustrativo.</strong> Estoque e instalações valem R$ 200.000, mas a apólice traz R$ 120.000, isto é, 60%. O fogo causa um prejuízo de R$ 50.000. Com rateio, a indenização cai para R$ 30.000. Sem ele, ficaria em R$ 50.000, menos a franquia.</p>
<p>Felizmente, a regra mudou a favor do segurado. Hoje, pela Lei 15.040, só existe rateio se a apólice disser isso de modo expresso e mostrar a fórmula com um exemplo (art. 91). No seguro a valor de novo, que repõe o bem pelo preço de um igual sem uso, a cláusula nem é admitida (art. 92). Por isso, procure essas palavras antes de assinar.</p>
<h2>Papéis que provam o estoque</h2>
<ol>
<li><strong>Faça inventário.</strong> Conte a mercadoria ao menos uma vez por mês e refaça a lista antes da alta temporada.</li>
<li><strong>Guarde fora da loja.</strong> Mantenha notas fiscais, relatórios e fotos na nuvem ou com o contador.</li>
<li><strong>Liste os equipamentos.</strong> Anote marca, número de série, data e preço de compra.</li>
<li><strong>Registre a manutenção.</strong> Laudo elétrico, recarga de extintor e limpeza de calha mostram cuidado.</li>
<li><strong>Receba bem a inspeção.</strong> Abra o depósito, responda por escrito e guarde uma cópia.</li>
</ol>
<p>A visita, no entanto, não apaga um defeito escondido. Segundo o artigo 93 da Lei 15.040, a inspeção de uma atividade empresarial não faz presumir que a seguradora conhecia o problema. No Rio Grande do Sul, aliás, uma lei de 2022 dispensou do certificado dos bombeiros parte das lojas de até 200 m². A dispensa vale para o papel, mas não para a prevenção. As exigências estão no site do <a href="https://www.bombeiros.rs.gov.br" target="_blank" rel="noopener">Corpo de Bombeiros Militar</a>.</p>
<aside class="aviso"><p><strong>Mudou a loja? Avise.</strong> Novo endereço, gás na cozinha, tinta ou solvente no depósito e obra no salão podem agravar o risco. A Lei 15.040 manda comunicar a mudança relevante assim que o segurado souber dela (art. 14).</p></aside>
<h2>Prazos que protegem o comerciante</h2>
<p>A Lei 15.040 também fixa datas. Quatro delas merecem um lugar na agenda:</p>
<ul>
<li><strong>25 dias</strong> para a seguradora recusar a proposta. No silêncio dela, a proposta vale como aceita (art. 49).</li>
<li><strong>30 dias</strong> para entregar a apólice, contados da aceitação (art. 55).</li>
<li><strong>15 dias</strong>, no mínimo, entre a notificação de atraso e a suspensão da garantia (art. 20). Essa folga, porém, não vale para a primeira parcela.</li>
<li><strong>30 dias</strong> para responder sobre o sinistro e mais 30 para pagar (arts. 86 e 87).</li>
</ul>
<p>O relógio do sinistro, contudo, só anda com os documentos entregues. Portanto, avise logo, contenha o dano e monte a pasta no mesmo dia. Antes de fechar negócio, confira também se a seguradora tem autorização da <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP</a>.</p>
<h2>Perguntas frequentes</h2>
<h3>Vendo de casa. O seguro residencial cobre o meu estoque?</h3>
<p>Em geral, não, ou só até um limite baixo. Além disso, esconder a atividade pode reduzir ou até afastar a indenização. Portanto, conte à corretora o que você guarda e compare uma apólice empresarial com um <a href="/seguros/residencial">seguro residencial</a> que aceite esse uso.</p>
<h3>A loja fica em galeria. O seguro do prédio não basta?</h3>
<p>Não. Ele trata da construção, enquanto vitrine, móveis e mercadoria ficam por sua conta. O artigo sobre o <a href="/blog/seguro-do-condominio-obrigatorio-quem-responde">seguro do condomínio</a> mostra onde um termina e o outro começa.</p>
<h3>O carro de entrega entra na apólice da loja?</h3>
<p>Não costuma entrar. O veículo pede o próprio <a href="/seguros/auto">seguro auto</a>, com o uso comercial declarado. Para dois carros ou mais, pergunte pelo seguro de frota.</p>
<p class="nota">Conteúdo informativo. Coberturas, limites e exigências variam entre seguradoras: leia as condições da proposta e consulte o seu contador sobre obrigações legais.</p>`,
} satisfies DemoPost
