<?php foreach (App\Session::kept('flash') as $note): ?>
    <p class="flash <?= e($note['kind']) ?>" role="<?= $note['kind'] === 'done' ? 'status' : 'alert' ?>"><?= e($note['message']) ?></p>
<?php endforeach ?>
