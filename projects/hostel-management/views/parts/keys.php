<?php /** @var array $beds each bed as a key tag: a filled one is taken, an empty one is free */ ?>
<ul class="keys" aria-label="Beds">
<?php foreach ($beds as $bed): ?>
    <?php $isTaken = $bed['allocation_id'] !== null ?>
    <li class="key <?= $isTaken ? 'taken' : 'free' ?>"><span aria-hidden="true"><?= e($bed['label']) ?></span><span class="unseen">Bed <?= e($bed['label']) ?>: <?= $isTaken ? 'taken' : 'free' ?></span></li>
<?php endforeach ?>
</ul>
