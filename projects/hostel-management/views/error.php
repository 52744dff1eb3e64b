<h1><?= e(match (true) {
    $status === 403 => 'Not for this account',
    $status === 404 => 'Not found',
    $status === 419 => 'Form expired',
    $status >= 500 => 'Not working at the moment',
    default => 'Not possible',
}) ?></h1>
<p class="lead"><?= e($message) ?></p>
<p><a class="button" href="<?= e(url('/')) ?>">Back to the start</a></p>
