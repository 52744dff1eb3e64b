# Holds a port open and keeps a service running on it, as systemd does with deploy/miranaya.socket and
# deploy/miranaya.service: when the service ends, it is started again in the folder that FOLDER points to by then.
# perl held-port.pl PORT PID-FILE FOLDER COMMAND...      (PID-FILE.starts gets a line for each start)
use strict;
use warnings;
use IO::Socket::INET;
use POSIX ();

my ($port, $pid_file, $folder, @command) = @ARGV;
# Files that this program opens stay open in its children, so that the service gets the socket.
$^F = 100;
my $socket = IO::Socket::INET->new(
    LocalAddr => '127.0.0.1', LocalPort => $port, Listen => 4096, ReuseAddr => 1,
) or die "Port $port: $@\n";

for (;;) {
    my $pid = fork() // die "fork: $!\n";
    if ($pid == 0) {
        chdir $folder or die "$folder: $!\n";
        POSIX::dup2(fileno($socket), 3) // die "dup2: $!\n";
        $ENV{LISTEN_FDS} = 1;
        $ENV{LISTEN_PID} = $$;
        open(my $file, '>', $pid_file) or die "$pid_file: $!\n";
        print $file "$$\n";
        close $file;
        open(my $starts, '>>', "$pid_file.starts") or die "$pid_file.starts: $!\n";
        print $starts "$$\n";
        close $starts;
        exec { $command[0] } @command or die "$command[0]: $!\n";
    }
    waitpid $pid, 0;
    select undef, undef, undef, 0.1;
}
