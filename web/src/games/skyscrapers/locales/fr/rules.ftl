# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Skyscrapers : les règles
sky-rules-lead = Tout le monde rivette des cartes au même immeuble, et y grimpe. Attention aux ouvriers. De 2 à 4 personnes.
sky-rules-learn = Apprendre en jouant (1 minute)

sky-rules-goal = Le but
sky-rules-goal-text = Gagne le plus de points. Chaque carte construite en rapporte, une carte plus haute que toutes les autres en rapporte le double, et qui est le plus haut à la fin en reçoit encore. Qui fait tomber des ouvriers le paie.

sky-rules-pieces = Cartes et ouvriers
sky-rules-pieces-text = Il y a 36 cartes de construction, de quatre sortes, et des bases aux couleurs de chaque personne. Les barres d’acier d’une carte sont ses poutres.
sky-rules-pieces-upright = Debout : se met debout.
sky-rules-pieces-floor = Plancher : se pose à plat, et les ouvriers peuvent s’y tenir.
sky-rules-pieces-flat = Plate : se pose à plat, comme un cadre ouvert, et ne porte personne. L’air et le regard passent au travers.
sky-rules-pieces-universal = Universelle : debout, plancher ou plate, comme tu veux ; jamais une base.
sky-rules-pieces-base = Base : se met debout sur le sol, et rien d’autre ne touche le sol. Les bases et les ouvriers au sol restent dans le carré autour du H.
sky-rules-pieces-caption = Une carte debout, un plancher, une carte plate, une carte universelle et une base rouge. Le trou au milieu est pour le rivet.
sky-rules-drawn = Sur certaines cartes, un ouvrier est dessiné. Une telle carte vaut 1 point de plus. Si elle est debout, l’ouvrier dessiné doit être debout aussi : elle ne peut donc pas être tournée.
sky-rules-deal = Tout le monde a cinq ouvriers, un sixième qui marque les points sur la piste, et deux bases. À 2, 3 ou 4, chaque personne reçoit 15, 12 ou 9 cartes de construction et les cache ; les deux bases s’y ajoutent. Le reste quitte le jeu sans être vu.
sky-rules-start = Trois bases sont debout au milieu, en forme de H. À une vraie table, la personne qui est montée le plus haut dans sa vie commence.
sky-rules-start-caption = Le début : trois bases, qui forment un H vu d’en haut.

sky-rules-turn = Ton tour : trois actions
sky-rules-turn-text = Tu fais exactement trois choses, dans l’ordre que tu veux, et plusieurs fois la même si tu veux.
sky-rules-turn-add = Ajouter : mets un ouvrier de ta réserve au sol, à côté d’une base.
sky-rules-turn-build = Construire : rivette une carte de ta main à l’immeuble. Elle doit toucher une carte que touche un de tes ouvriers.
sky-rules-turn-move = Déplacer : un de tes ouvriers monte d’un niveau, descend d’un niveau, ou va ailleurs sur son niveau.
sky-rules-turn-shift = Décaler un ouvrier vers une autre place du plancher où il est ne coûte rien : une fois par ouvrier entre deux actions.
sky-rules-turn-none = Si tu ne peux rien faire du tout, le reste de ton tour est perdu.

sky-rules-build = Où va une carte
sky-rules-build-text = Un rivet, au milieu de la nouvelle carte, s’accroche au milieu d’un bord libre d’une carte de l’immeuble. La nouvelle carte est toujours à angle droit avec l’ancienne.
sky-rules-build-edges = Ainsi, sur le bord du haut d’une base, une carte se pose à plat ; sur le bord d’un plancher, une carte se met debout, une moitié dessous et une moitié dessus ; et sur le bord du haut de celle-ci se pose le plancher suivant.
sky-rules-build-caption = Sur le H, il y a un plancher. Sur son bord, une carte est debout, et un second plancher est posé dessus.
sky-rules-build-pass = Les cartes peuvent se toucher, mais jamais se traverser. Au moins une poutre de la nouvelle carte doit rejoindre une poutre de l’immeuble.
sky-rules-build-rivets = Il y a 52 rivets. Quand il n’en reste plus, on ne peut plus rien construire.
sky-rules-build-touched = Si le nouveau rivet touche des ouvriers, tu peux décaler chacun une fois sur son plancher, peu importe à qui il est. C’est la seule fois qu’on touche aux ouvriers des autres.

sky-rules-points = Les points d’une carte
sky-rules-points-text = 1 point pour chaque poutre de la nouvelle carte qui rejoint une poutre de l’immeuble, et 1 de plus si un ouvrier y est dessiné. Si la carte monte plus haut que toutes les autres, le tout compte double.
sky-rules-points-caption = Trois poutres en rejoignent d’autres, un ouvrier est dessiné sur la carte, et rien ne monte plus haut : 8 points.

sky-rules-levels = Les niveaux
sky-rules-levels-text = Des planchers à des hauteurs différentes sont des niveaux différents. Là où l’immeuble se sépare en tours qu’aucune carte ne relie, chaque tour a ses propres niveaux : pour aller de l’une à l’autre, un ouvrier descend à un niveau qu’elles ont en commun. Une carte qui les relie ouvre le passage.
sky-rules-levels-caption = Deux tours posées sur un même niveau. Pour aller de l’une à l’autre, un ouvrier descend au niveau qu’elles ont en commun.
sky-rules-enclosed = Un ouvrier enfermé de tous côtés est perdu tant que cela dure : il ne peut ni se déplacer ni construire, et ne compte pas. Qui a tous ses ouvriers sur le chantier, tous enfermés, et aucun en réserve, est hors jeu.

sky-rules-fall = Les chutes
sky-rules-fall-text = Qui fait tomber des ouvriers, de n’importe quelle couleur, perd 5 points pour chacun. Un ouvrier tombé retourne à son propriétaire.
sky-rules-fall-back = Les autres remettent tout de suite les leurs, sur n’importe quel plancher ou au sol à côté d’une base, ou les gardent en réserve. Ceux de la personne responsable de la chute restent en réserve.
sky-rules-fall-landed = Un ouvrier qui atterrit sur une autre carte n’est pas tombé. Il y reste jusqu’à ce que son propriétaire le déplace. Celui qui est renversé sur place reste couché : il ne peut pas construire tant qu’on ne l’a pas relevé, ce qui est gratuit.
sky-rules-fall-out = Qui descend jusqu’à la case la plus basse de la piste est hors jeu. Ses ouvriers restent où ils sont. La dernière personne en jeu gagne.
sky-rules-fall-bump = Autour d’une vraie table, chacun peut être désigné comme coupable, que ce soit son tour ou non, à tout moment : qui heurte la table paie, ou est hors jeu.
sky-rules-collapse = Si une carte qui n’est pas une base arrive au sol, la partie est finie. Qui a causé cela est hors jeu ; les autres gardent leurs points, moins 1 pour chaque carte en main. Le plus haut total gagne, et personne ne reçoit rien de plus.

sky-rules-end = La fin
sky-rules-end-hand = La partie finit dès que quelqu’un construit la dernière carte de sa main : 5 points pour cela. Les autres perdent 1 point pour chaque carte encore en main.
sky-rules-end-highest = 5 points vont à qui a le plus d’ouvriers visibles au plus haut niveau où il y en a. En cas d’égalité, on compare le niveau juste en dessous, et ainsi de suite, entre les personnes à égalité. Si l’égalité est complète, chaque personne à égalité reçoit 5.
sky-rules-end-wins = Le plus haut total gagne. En cas d’égalité, la victoire est partagée.
sky-rules-end-stuck = Si personne ne peut continuer, ou si personne n’a rien construit ni ajouté pendant trois tours de table, la partie finit aussi : 1 point de moins pour chaque carte en main, et 5 pour les ouvriers les plus hauts.
sky-rules-end-agreed = Dès qu’un tour de table entier est passé sans construction, chacun peut proposer de finir ici ; si tout le monde est d’accord, la partie finit ainsi.

sky-rules-judge = Qui juge
sky-rules-judge-text = Une table choisit qui décide de ce qui est arrivé à l’immeuble et aux ouvriers.
sky-rules-judge-hand = Ta main : approche une carte de son bord, où elle s’accroche ; ne bouge plus jusqu’à ce que le rivet soit enfoncé, puis lâche. Pour les ouvriers, et pour les cartes sans grand risque de chute, une pression suffit. Le serveur simule alors ce qui se passe. L’immeuble plie et tremble, et il en garde la trace. Tout le monde voit la même chose.
sky-rules-judge-table = Vraies cartes : vous construisez sur une vraie table ; les téléphones distribuent les cartes, veillent aux règles, comptent les points et demandent ce qui est tombé.
sky-rules-judge-dice = Dés : le hasard décide. Les immeubles hauts, minces et très chargés sont plus risqués.

sky-rules-hidden = Ce qui est caché
sky-rules-hidden-text = Personne ne voit les cartes des autres, ni leur nombre, ni les cartes qui ont quitté le jeu. Tout ce qui est construit, tous les ouvriers et tous les points sont visibles par tout le monde.
