<header class="card-head"><h1><?= e($title) ?></h1><p class="number"><?= e($status) ?></p></header>
<p class="lead"><?= e($message) ?></p>
<p><a class="button" href="<?= e(url('/')) ?>">Back to the start</a></p>
