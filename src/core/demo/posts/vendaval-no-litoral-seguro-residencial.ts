import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'vendaval-no-litoral-seguro-residencial',
	title: 'Vendaval no litoral: o que o seguro residencial cobre',
	excerpt: 'Telhado, vidros e móveis: o que entra na apólice padrão e o que precisa ser contratado à parte.',
	categorySlug: 'seguro-residencial',
	tags: ['Cobertura', 'Prevenção', 'Legislação', 'Seguro Residencial'],
	metaTitle: 'Vendaval no litoral: o que o seguro residencial cobre',
	metaDescription:
		'Vendaval no litoral gaúcho: veja o que o seguro residencial cobre no telhado, nos vidros e nos móveis, o que fica de fora e como agir depois do vento.',
	sourceUrls: [
		'https://www.gov.br/susep/pt-br',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.defesacivil.rs.gov.br',
		'https://portal.inmet.gov.br',
		'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
	],
	publishedDaysAgo: 10,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>A cobertura básica costuma tratar de incêndio, raio e explosão. Vendaval quase sempre é adicional.</li>
<li>Inundação e ressaca do mar são riscos diferentes do vento e pedem cobertura própria.</li>
<li>Depois do vento, proteja a casa, fotografe tudo e guarde as notas das despesas de emergência.</li>
</ul>
</aside>
<p>Quem mora no litoral conhece o vento que chega antes da chuva. Um vendaval arranca telhas, quebra vidros e molha os móveis em poucos minutos. O seguro residencial cobre esse prejuízo, desde que a apólice traga a cobertura certa. Muita gente, porém, descobre tarde que contratou só o básico.</p>
<h2>O que a apólice padrão cobre</h2>
<p>Em geral, a cobertura básica do seguro residencial reúne três riscos: incêndio, queda de raio e explosão. Tudo o mais se contrata à parte, de acordo com o imóvel. As seguradoras montam esses pacotes dentro das normas da <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP, órgão que fiscaliza o setor</a>.</p>
<p>A cobertura de vendaval costuma incluir também ciclone, tornado, furacão e granizo. Ainda assim, cada contrato define o que chama de vendaval. Algumas apólices exigem uma velocidade mínima do vento. Outras descrevem apenas o dano. Por isso, leia a definição antes de comparar preços.</p>
<h2>Dano por dano: onde cada prejuízo costuma entrar</h2>
<table>
<thead>
<tr><th scope="col">Dano</th><th scope="col">Cobertura usual</th><th scope="col">Atenção</th></tr>
</thead>
<tbody>
<tr><td>Telhas arrancadas</td><td>Vendaval</td><td>Telhado sem manutenção pode gerar recusa</td></tr>
<tr><td>Móveis molhados pela chuva que entrou no rombo</td><td>Vendaval, se o conteúdo estiver segurado</td><td>Chuva por janela aberta costuma ficar de fora</td></tr>
<tr><td>Vidro quebrado por galho</td><td>Vendaval ou quebra de vidros</td><td>Confira o limite de cada uma</td></tr>
<tr><td>Toldo, antena, placa solar ou muro</td><td>Varia muito</td><td>Peça que constem por escrito</td></tr>
<tr><td>Televisor queimado na volta da luz</td><td>Danos elétricos</td><td>Guarde o laudo da assistência técnica</td></tr>
<tr><td>Água da rua ou do rio dentro de casa</td><td>Alagamento ou inundação</td><td>Raramente vem junto com o vendaval</td></tr>
</tbody>
</table>
<p>A última linha surpreende muita gente, porque vento e água são riscos distintos para a seguradora. Se o imóvel fica perto do Mampituba, de uma lagoa ou em rua que alaga, pergunte pela cobertura de alagamento com todas as letras.</p>
<h2>O que a lei diz sobre a emergência</h2>
<p>A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a>, em vigor desde dezembro de 2025, pede que o segurado tome as providências úteis para evitar ou reduzir o dano (art. 66). Cobrir o telhado com lona e erguer os móveis são bons exemplos. Ninguém, porém, precisa subir no telhado durante o temporal: a lei dispensa a medida que ponha pessoas em perigo.</p>
<p>Esse esforço não sai de graça para a seguradora. As despesas de contenção e de salvamento correm por conta dela, até o limite combinado (art. 67). Além disso, elas não reduzem o valor da garantia e são devidas mesmo quando o prejuízo fica abaixo da franquia. Portanto, guarde a nota da lona e o recibo de quem fez o serviço.</p>
<p>A mesma lei exige que as exclusões estejam descritas de forma clara e inequívoca (art. 9º). Se a apólice deixa dúvida sobre o que ficou de fora, a interpretação tende a favorecer o segurado.</p>
<h2>Depois do vento: passo a passo</h2>
<ol>
<li><strong>Cuide das pessoas.</strong> Desligue a energia se houver água perto de tomadas e fique longe de fios caídos.</li>
<li><strong>Fotografe e filme.</strong> Mostre o telhado, os cômodos e os objetos, de longe e de perto.</li>
<li><strong>Contenha o dano.</strong> Use lona, baldes e plástico. Só jogue fora o que a seguradora liberar, salvo risco à saúde.</li>
<li><strong>Avise a seguradora.</strong> Faça isso no mesmo dia e anote o protocolo.</li>
<li><strong>Peça dois orçamentos.</strong> Telhadista e vidraceiro devem descrever a causa do dano, além do preço.</li>
</ol>
<p>A prova do vento também ajuda. Os alertas da <a href="https://www.defesacivil.rs.gov.br" target="_blank" rel="noopener">Defesa Civil do Rio Grande do Sul</a> e as medições do <a href="https://portal.inmet.gov.br" target="_blank" rel="noopener">Instituto Nacional de Meteorologia</a> mostram o que aconteceu naquele dia. Para receber os avisos no celular, envie o CEP da casa por SMS ao número 40199.</p>
<aside class="aviso"><p><strong>Manutenção conta.</strong> Telha solta, calha entupida e madeira podre dão motivo para discussão. Faça uma revisão antes do inverno e guarde as fotos com data.</p></aside>
<h2>Mora em apartamento? O prédio tem o seguro dele</h2>
<p>O seguro da edificação é obrigatório no condomínio, conforme o artigo 1.346 do <a href="https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm" target="_blank" rel="noopener">Código Civil</a>. Ele trata da estrutura e das áreas comuns. Já os seus móveis, a pintura nova e o armário planejado costumam ficar de fora. Assim, o morador precisa de uma apólice própria para o conteúdo.</p>
<h2>Como escolher o limite certo</h2>
<p>Comece pelo custo de reconstruir, não pelo preço de venda. O terreno não voa com o vento e, portanto, não entra na conta. Depois, some o que há dentro da casa, cômodo por cômodo. Por fim, veja quanto custaria refazer o telhado inteiro: esse é um bom piso para o limite de vendaval.</p>
<p><strong>Exemplo ilustrativo.</strong> O telhado novo custaria R$ 40.000, e os móveis da sala, R$ 25.000. Nesse caso, um limite de R$ 30.000 para vendaval deixa parte da conta com você.</p>
<h2>Perguntas frequentes</h2>
<h3>A árvore do vizinho caiu no meu muro. Quem paga?</h3>
<p>Se a sua apólice cobre o muro contra vendaval, acione a sua seguradora primeiro. Quando há descuido do vizinho, ela pode cobrar dele depois. Sem essa cobertura, resta o acordo ou a Justiça.</p>
<h3>A cobertura de vendaval tem franquia?</h3>
<p>Costuma ter, em valor fixo ou em percentual do prejuízo. O número está na apólice, na linha da cobertura. Compare esse ponto entre as propostas.</p>
<h3>Casa de veraneio tem a mesma cobertura?</h3>
<p>Pode ter, desde que o uso esteja declarado. Veja os cuidados em <a href="/blog/casa-de-praia-fechada-seguro">casa de praia fechada no inverno</a> e as opções de <a href="/seguros/residencial">seguro residencial</a>.</p>
<p class="nota">Este texto informa, mas não substitui a apólice. Antes de contratar, leia as definições, os limites e as exclusões do seu contrato.</p>`,
} satisfies DemoPost
