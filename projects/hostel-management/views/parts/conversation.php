<?php
/** @var array $complaint */
/** @var array $replies */
?>
<article class="letter">
    <p class="from"><strong><?= e($complaint['name']) ?></strong> on <?= e(moment($complaint['created_at'])) ?></p>
    <p class="body"><?= e($complaint['body']) ?></p>
</article>
<?php foreach ($replies as $reply): ?>
<article class="letter <?= e($reply['role']) ?>">
    <p class="from"><strong><?= e($reply['name']) ?></strong> on <?= e(moment($reply['created_at'])) ?></p>
    <p class="body"><?= e($reply['body']) ?></p>
</article>
<?php endforeach ?>
