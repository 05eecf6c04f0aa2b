import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'seguro-incendio-no-aluguel-quem-paga',
	title: 'Seguro incêndio no aluguel: quem paga e o que cobre',
	excerpt:
		'A lei deixa a conta com o dono do imóvel, mas o contrato pode passá-la ao inquilino. Veja o que cada seguro protege.',
	categorySlug: 'seguro-residencial',
	tags: ['Seguro Residencial', 'Legislação', 'Cobertura', 'Aluguel'],
	metaTitle: 'Seguro incêndio no aluguel: quem paga e o que cobre',
	metaDescription:
		'Seguro incêndio no aluguel: o que diz a Lei do Inquilinato, quando o inquilino paga, o que a apólice cobre e por que os seus móveis ficam de fora dela.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/leis/l8245.htm',
		'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
		'https://www.gov.br/susep/pt-br',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
	],
	publishedDaysAgo: 45,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Pela Lei do Inquilinato, o seguro contra fogo cabe ao dono, salvo se o contrato disser outra coisa.</li>
<li>Na prática, muitos contratos passam o custo ao inquilino. A cláusula precisa ser expressa.</li>
<li>O seguro incêndio protege o prédio. Os seus móveis pedem uma apólice à parte.</li>
</ul>
</aside>
<p>O boleto do aluguel chega com uma linha a mais: seguro incêndio. Quem paga? A resposta curta é: o proprietário, a menos que o contrato transfira a conta ao inquilino. Já a resposta completa exige olhar o contrato, a apólice e o que ela cobre.</p>
<h2>O que diz a Lei do Inquilinato</h2>
<p>O artigo 22 da <a href="https://www.planalto.gov.br/ccivil_03/leis/l8245.htm" target="_blank" rel="noopener">Lei 8.245, de 1991</a>, lista as obrigações de quem aluga o imóvel a outra pessoa. Entre elas está pagar os impostos, as taxas e o prêmio do seguro complementar contra fogo. O mesmo inciso, porém, abre uma exceção: “salvo disposição expressa em contrário no contrato”.</p>
<p>A exceção virou costume, e muitos contratos de imobiliária deixam o seguro com o inquilino. A transferência vale quando está escrita. Se o contrato nada diz, porém, a conta continua com o dono.</p>
<p>Há uma razão para o inquilino não desprezar o assunto. Ele deve devolver o imóvel como o recebeu, exceto pelo desgaste normal do uso (art. 23). Se um fogo começa por descuido dele, o prejuízo pode bater à porta dele. Assim, o seguro protege os dois lados.</p>
<h2>Quatro seguros que se confundem</h2>
<table>
<thead>
<tr><th scope="col">Seguro</th><th scope="col">O que protege</th><th scope="col">Quem costuma pagar</th></tr>
</thead>
<tbody>
<tr><td>Incêndio do imóvel</td><td>Paredes, teto, piso e instalações</td><td>Dono ou inquilino, conforme o contrato</td></tr>
<tr><td>Seguro do condomínio</td><td>O prédio e as áreas comuns</td><td>Todos, pela taxa de condomínio</td></tr>
<tr><td>Residencial do inquilino</td><td>Móveis, eletrônicos e danos a vizinhos</td><td>Inquilino</td></tr>
<tr><td>Fiança locatícia</td><td>O dono, contra a falta de pagamento</td><td>Inquilino, em geral</td></tr>
</tbody>
</table>
<p>O seguro do condomínio é obrigatório e trata da edificação inteira, como manda o artigo 1.346 do <a href="https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm" target="_blank" rel="noopener">Código Civil</a>. Ele não substitui a apólice do apartamento, porque o que há dentro da unidade costuma ficar de fora.</p>
<p>Já o seguro fiança é outra coisa. Ele é uma das garantias que o dono pode exigir, ao lado da caução, da fiança e da cessão de quotas de fundo. A lei permite apenas uma garantia por contrato (art. 37). Portanto, pedir fiador e seguro fiança ao mesmo tempo não é permitido. O seguro incêndio não entra nessa conta, pois não garante o aluguel.</p>
<h2>O que o seguro incêndio cobre</h2>
<p>Em geral, a cobertura básica reúne incêndio, queda de raio e explosão. O limite deve refletir o custo de reconstruir o imóvel, e não o preço de venda. Além disso, muitas apólices somam outras linhas, por exemplo:</p>
<ul>
<li>perda de aluguel, que paga o dono enquanto a casa está em obras;</li>
<li>vendaval e granizo;</li>
<li>danos elétricos;</li>
<li>responsabilidade civil, que cobre danos a vizinhos.</li>
</ul>
<p>Pergunte quem é o beneficiário. No seguro do imóvel, a indenização costuma ir para o proprietário, mesmo que o inquilino pague o boleto. Não há erro nisso: o prédio é dele. Por esse motivo, quem mora precisa de proteção própria para o que é seu.</p>
<h2>Os seus móveis ficam de fora</h2>
<p>Esse é um engano frequente. O inquilino paga o seguro incêndio e acredita que o sofá, a geladeira e o computador estão cobertos. Quase nunca estão. Para isso existe o seguro residencial de conteúdo, que também pode incluir roubo, danos elétricos e assistência com chaveiro e encanador.</p>
<p><strong>Exemplo ilustrativo.</strong> Um curto-circuito atinge a cozinha de um apartamento alugado. O seguro do imóvel paga R$ 18.000 pela reforma da parede e da fiação. A geladeira, o fogão e os armários do inquilino somam R$ 9.000. Sem apólice de conteúdo, portanto, esse valor fica com ele.</p>
<h2>Antes de assinar o contrato</h2>
<ol>
<li><strong>Leia a cláusula do seguro.</strong> Ela deve dizer quem contrata, quem paga e qual é o limite.</li>
<li><strong>Peça a apólice.</strong> Boleto não é prova de cobertura. Por isso, exija o documento com número, vigência e nome da seguradora.</li>
<li><strong>Confira a seguradora.</strong> O site da <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP</a> mostra as empresas autorizadas.</li>
<li><strong>Compare o preço.</strong> Pergunte se a imobiliária aceita outra apólice com cobertura equivalente.</li>
<li><strong>Faça a vistoria com fotos.</strong> O laudo de entrada separa o dano antigo do dano novo.</li>
</ol>
<aside class="aviso"><p><strong>Cuidado com o vencimento.</strong> O seguro costuma durar um ano; o aluguel, bem mais. Anote a data de renovação e cobre a nova apólice de quem tem a obrigação de contratar.</p></aside>
<h2>Se o fogo acontecer</h2>
<p>Saia com a família e ligue 193. Depois do susto, avise o dono, a imobiliária e a seguradora no mesmo dia. A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a> pede aviso pronto e medidas para conter o dano (art. 66). Em seguida, fotografe tudo e guarde o registro dos bombeiros. Só comece a reforma depois da vistoria.</p>
<p>Se o imóvel ficar inabitável, negocie o aluguel por escrito. O contrato pode se encerrar, ficar suspenso ou seguir com desconto, de acordo com o dano e com o que as partes combinarem.</p>
<h2>Perguntas frequentes</h2>
<h3>O contrato é verbal. Quem paga o seguro?</h3>
<p>O dono. A lei só permite passar a conta ao inquilino por disposição expressa no contrato. E, sem papel, fica difícil provar que o acordo existiu.</p>
<h3>Posso pagar o seguro junto com o aluguel?</h3>
<p>Pode, e é comum. Quando o encargo é do inquilino, o valor aparece separado no boleto. Mesmo assim, peça a discriminação e a apólice correspondente.</p>
<h3>Moro de aluguel. Qual seguro devo ter?</h3>
<p>Confirme primeiro o do imóvel. Depois, avalie um de conteúdo com responsabilidade civil. A página de <a href="/seguros/residencial">seguro residencial</a> mostra as coberturas, e o artigo sobre <a href="/blog/vendaval-no-litoral-seguro-residencial">vendaval no litoral</a> explica os limites de cada uma.</p>
<p class="nota">Este artigo é informativo. Contratos de locação e apólices têm cláusulas próprias: leia as suas e procure um advogado em caso de conflito.</p>`,
} satisfies DemoPost
