<header class="head"><h1>Change password</h1></header>
<section class="sheet narrow">
    <p>At least 10 characters. A short sentence is easier to remember than a code. Other devices that are signed in will have to sign in again.</p>
    <form method="post" action="<?= e(url('/password')) ?>">
        <?= csrf_field() ?>
        <?= input_field('current_password', 'Present password', '', 'password', ['required' => true, 'autocomplete' => 'current-password']) ?>
        <?= App\View::part('parts/password-fields') ?>
        <p class="actions"><button class="button">Change password</button></p>
    </form>
</section>
